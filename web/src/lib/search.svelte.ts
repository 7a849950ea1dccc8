// My search for a game with whoever fits: it goes on wherever I am in the app, and ends with it.
import { api } from "./api/http";
import type { Search, SearchRequest } from "./api/types";
import { router } from "./router.svelte";
import { say } from "./texts.svelte";
import { toasts } from "./ui/toasts.svelte";

const EVERY = 2_000;

class Searching {
  now = $state.raw<Search>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    // A page that is left for good no longer waits; one that is only hidden does.
    addEventListener("pagehide", (event) => {
      if (this.waiting && !event.persisted) void fetch("/api/search", { method: "DELETE", keepalive: true });
    });
  }

  get waiting(): boolean {
    return this.now?.status === "waiting";
  }

  /** Whether a search of mine still waits, begun in another window perhaps. */
  async resume(): Promise<void> {
    const found = await api.search().catch(() => undefined);
    if (found?.status === "waiting") this.#take(found);
  }

  async begin(wish: SearchRequest): Promise<void> {
    this.#take(await api.beginSearch(wish));
  }

  async end(): Promise<void> {
    this.#stop();
    await api.endSearch();
  }

  async #look(): Promise<void> {
    const found = await api.search().catch(() => undefined);
    if (found && this.#timer) this.#take(found);
  }

  #take(found: Search): void {
    if (found.status === "waiting") {
      this.now = found;
      this.#timer ??= setInterval(() => void this.#look(), EVERY);
      return;
    }
    this.#stop();
    if (found.status !== "seated") return;
    void api.endSearch().catch(() => undefined);
    if (router.route.page === "table") toasts.show(say("search-found"));
    else router.go(`/table/${found.table}`);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.now = undefined;
  }
}

export const search = new Searching();
