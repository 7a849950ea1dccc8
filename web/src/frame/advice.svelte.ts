// Advice at a table of one's own against bots: a hint when asked for, and a coach's word before a blunder.
import { api } from "$lib/api/http";
import type { LiveTable } from "$lib/api/live.svelte";
import type { Hint } from "$lib/api/types";
import { me } from "$lib/me.svelte";
import { attempt } from "$lib/ui/problem";

/** Milliseconds after which a move is made without the coach's word. */
const PATIENCE = 6_000;

export interface Warning {
  move: string;
  /** The winning chance that would be lost. */
  loss: number;
}

export class Advice {
  hint = $state.raw<Hint>();
  warning = $state.raw<Warning>();
  /** Whether a hint, or the coach's word, is being thought of. */
  thinking = $state(false);
  /** Whether it is to be asked first: the game would no longer count for ratings. */
  confirming = $state(false);
  #live: LiveTable;
  #patience: number;

  constructor(live: LiveTable, patience = PATIENCE) {
    this.#live = live;
    this.#patience = patience;
  }

  /** Whether there is something to advise. */
  get possible(): boolean {
    const { you, view } = this.#live;
    return you?.advice != null && (view?.legal.length ?? 0) > 1;
  }

  /** Forget what was said of another position. */
  forget(): void {
    const step = this.#live.view?.step;
    if (this.hint?.step !== step) this.hint = undefined;
    this.warning = undefined;
    this.confirming = false;
  }

  async ask(sure = false): Promise<void> {
    if (this.thinking || !this.possible) return;
    if (this.#live.you!.advice === "unrates" && !sure) return void (this.confirming = true);
    this.confirming = false;
    const { step } = this.#live.view!;
    this.thinking = true;
    const hint = await attempt(() => api.hint(this.#live.id, step, this.#live.you!.seat!));
    this.thinking = false;
    if (hint && this.#live.view?.step === step) this.hint = hint;
  }

  /** Whether a move may be made: not one that is no longer asked for, nor, at first, a blunder. */
  async allows(move: string): Promise<boolean> {
    if (!me.settings.coach || !this.possible || this.thinking) return true;
    const { step } = this.#live.view!;
    this.thinking = true;
    const late = new Promise<undefined>((done) => setTimeout(done, this.#patience));
    // Without the coach one plays on: it is no reason to wait.
    const said = await Promise.race([api.opinion(this.#live.id, step, this.#live.you!.seat!, move).catch(() => undefined), late]);
    this.thinking = false;
    if (this.#live.view?.step !== step) return false;
    if (said?.verdict !== "blunder") return true;
    this.warning = { move, loss: said.loss };
    return false;
  }
}
