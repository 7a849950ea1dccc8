// The analysis of a finished game, which the server makes while one looks on.
import { api, Refusal } from "$lib/api/http";
import type { Analysis } from "$lib/api/types";

const ASK_MS = 1000;
const LATER_MS = 4000;
const LATER = ["too_many", "busy"]; // refusals after which it helps to wait

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Analysing {
  analysis = $state.raw<Analysis>();
  failed = $state(false);
  #progress = $state.raw({ done: 0, total: 0 });
  #gone = false;

  constructor(private readonly id: string) {}

  /** How much of it is done; undefined while it waits for others. */
  get percent(): number | undefined {
    const { done, total } = this.#progress;
    return total ? Math.floor((100 * done) / total) : undefined;
  }

  /** Ask again and again until it is there. */
  async ask(): Promise<void> {
    this.failed = false;
    while (!this.#gone && !this.analysis) {
      try {
        const answer = await api.analysis(this.id);
        this.#progress = answer;
        this.analysis = answer.analysis ?? undefined;
        if (!this.analysis) await pause(ASK_MS);
      } catch (error) {
        if (!(error instanceof Refusal && LATER.includes(error.problem.code))) {
          this.failed = true;
          return;
        }
        await pause(LATER_MS);
      }
    }
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.#gone = true;
  }
}
