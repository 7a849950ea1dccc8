// My tables that wait for me, wherever I am in the app: a number in the menu, and a notification.
import { api } from "./api/http";
import type { TableCard } from "./api/types";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { say } from "./texts.svelte";

const EVERY = 30_000;

class Waiting {
  tables = $state.raw<TableCard[]>([]);
  #told = new Set<string>();

  start(): () => void {
    void this.#look();
    const timer = setInterval(() => void this.#look(), EVERY);
    return () => clearInterval(timer);
  }

  async #look(): Promise<void> {
    const mine = await api.tables("mine").catch(() => undefined);
    if (!mine) return;
    this.tables = mine.filter((table) => table.my_turn);
    for (const table of this.tables) this.#tell(table);
  }

  // The table that is open tells by itself, and sooner.
  #tell(table: TableCard): void {
    const turn = `${table.id}:${table.step}`;
    const open = router.route.page === "table" && router.route.parts[0] === table.id;
    if (this.#told.has(turn)) return;
    this.#told.add(turn);
    if (open || !me.settings.notify || !document.hidden) return;
    if ("Notification" in window && Notification.permission === "granted") {
      const news = new Notification("Heliopolis", { body: say("turn-yours"), tag: table.id });
      news.onclick = () => {
        focus();
        router.go(`/table/${table.id}`);
      };
    }
  }
}

export const waiting = new Waiting();
