// What a player put together and then confirmed, sent move by move: an offer, the cards for a seven, a payment.
import type { MoveController } from "$frame/moveController.svelte";

const LOST = 5000; // milliseconds after which a move that does not show has been lost

class Sequence {
  #ahead = $state.raw<string[]>([]);
  #waiting = 0;
  #madeAt = -1; // the step of the last move that was sent: the next one waits until it shows

  /** Whether moves of it are still on their way. */
  get underWay(): boolean {
    return this.#ahead.length > 0;
  }

  begin(moves: string[], controller: MoveController, step: number): void {
    this.#ahead = moves;
    this.#madeAt = -1;
    void this.proceed(controller, step);
  }

  stop(): void {
    clearTimeout(this.#waiting);
    this.#ahead = [];
  }

  /** Make the next move; one that cannot be made says why, and ends it. */
  async proceed(controller: MoveController, step: number): Promise<void> {
    const [next, ...rest] = this.#ahead;
    if (next === undefined || controller.busy || step <= this.#madeAt) return;
    if (!controller.can(next)) {
      this.stop();
      return controller.explain(next);
    }
    clearTimeout(this.#waiting);
    this.#madeAt = step;
    this.#ahead = rest;
    if (rest.length) this.#waiting = window.setTimeout(() => this.stop(), LOST);
    await controller.make(next);
  }
}

/** There is one table on a page, and one who plays there. */
export const sequence = new Sequence();

/** So many of each kind as single moves, in the order of the kinds. */
export const each = (verb: string, counts: Record<string, number>, order: readonly string[]): string[] =>
  order.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => `${verb} ${kind}`));
