// Others' moves at a pace one can follow: what the server tells waits here until it is shown.

export const PACES = ["slow", "normal", "fast", "step"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds between what two players did; step by step, one says when. */
const PAUSES: Record<Pace, number> = { slow: 1800, normal: 800, fast: 0, step: Infinity };
/** The parts of what one player does follow each other more quickly. */
const SAME_PLAYER = 0.4;

export class Pacer<Told> {
  /** What is still to be shown, in order. */
  waiting = $state.raw<Told[]>([]);

  #held = false;
  #shownAt = -Infinity;
  #last: Told | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (told: Told) => void;
  #pace: () => Pace;
  #actor: (told: Told) => unknown;

  constructor(show: (told: Told) => void, pace: () => Pace, actor: (told: Told) => unknown) {
    this.#show = show;
    this.#pace = pace;
    this.#actor = actor;
  }

  /** Show something when its time has come; at once, with all that waits before it, if so told. */
  take(told: Told, atOnce: boolean): void {
    this.waiting = [...this.waiting, told];
    if (atOnce) this.skip();
    else this.#plan();
  }

  /** Show the next that waits. */
  next(): void {
    const [told, ...rest] = this.waiting;
    if (told === undefined) return;
    this.waiting = rest;
    this.#last = told;
    this.#shownAt = Date.now();
    this.#show(told);
    this.#plan();
  }

  /** Show all that waits. */
  skip(): void {
    while (this.waiting.length) this.next();
  }

  /** Wait, or go on: the table waits while a scoring is being read. */
  hold(held: boolean): void {
    this.#held = held;
    this.#plan();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const told = this.waiting[0];
    if (told === undefined || this.#held) return;
    const same = this.#last !== undefined && this.#actor(told) === this.#actor(this.#last);
    const pause = PAUSES[this.#pace()] * (same ? SAME_PLAYER : 1);
    const wait = this.#shownAt + pause - Date.now();
    if (wait <= 0) this.next();
    else if (wait < Infinity) this.#timer = setTimeout(() => this.next(), wait);
  }
}
