// Where a question has one answer only, the table gives it: after the pause that a person would make,
// so that nobody can tell from the time it took what somebody holds.
import type { LiveTable } from "$lib/api/live.svelte";
import type { LegalMove, View } from "$lib/api/types";
import { me } from "$lib/me.svelte";
import type { MoveController } from "./moveController.svelte";
import type { Playing } from "./game";

/** Milliseconds to see what is answered, where everybody can see that there is no choice. */
const TO_SEE = 900;
/** Where a hand that others do not see leaves no choice: as long as a person takes. */
const LIKE_A_PERSON = [1500, 4000] as const;

export class ForcedAnswer {
  /** The answer that is about to be given. */
  move = $state.raw<LegalMove>();

  #last: View | undefined;
  /** Steps that somebody went back to: there one is asked. */
  #asked = new Set<number>();

  /** Look at the table again; what it returns forgets what is about to be done. */
  watch(live: LiveTable, controller: MoveController, { module }: Playing): () => void {
    const view = live.view;
    if (view && this.#last && view.step < this.#last.step) this.#asked.add(view.step);
    this.#last = view;
    const [only, ...others] = controller.moves;
    const free = !me.settings.forced || live.connection !== "live" || !view || this.#asked.has(view.step);
    this.move = free || others.length || !only || module.acts?.includes(only.move) ? undefined : only;
    if (!this.move) return () => {};
    const { text } = this.move;
    const [least, most] = LIKE_A_PERSON;
    const wait = module.openlyForced?.(this.move) ? TO_SEE : least + Math.random() * (most - least);
    const timer = setTimeout(() => !controller.busy && controller.make(text), wait);
    return () => clearTimeout(timer);
  }
}
