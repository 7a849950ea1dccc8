// My tables that wait for me, wherever I am in the app: a number in the menu, and a notification.
import { api } from "./api/http";
import type { Turn } from "./api/types";
import { me } from "./me.svelte";
import { notify } from "./push";
import { router } from "./router.svelte";
import { say, texts } from "./texts.svelte";

const EVERY = 30_000;

class Waiting {
  /** My turns, the most urgent first. */
  turns = $state.raw<Turn[]>([]);
  #told = new Set<string>();

  start(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const found = await api.turns(texts.language).catch(() => undefined);
    if (!found) return;
    this.turns = found.turns;
    for (const turn of this.turns) this.#tell(turn);
  }

  /** My turns at other tables than this one. */
  elsewhere(table: string | undefined): Turn[] {
    return this.turns.filter((turn) => turn.table !== table);
  }

  // The table that is open tells by itself, and sooner.
  #tell(turn: Turn): void {
    const name = `${turn.table}:${turn.last_at}`;
    const open = router.route.page === "table" && router.route.parts[0] === turn.table;
    if (this.#told.has(name)) return;
    this.#told.add(name);
    if (open || !me.settings.notify || !document.hidden) return;
    void notify(turn.title, say("turn-yours"), `/table/${turn.table}`);
  }
}

export const waiting = new Waiting();
