// Short messages on undos: who took back what, and that not everybody agreed to one's own request.
import type { LiveTable } from "$lib/api/live.svelte";
import type { You } from "$lib/api/types";
import { say } from "$lib/texts.svelte";
import { toasts } from "$lib/ui/toasts.svelte";
import { sentenceOf } from "./undone";

export class UndoNews {
  /** The last undo that was told; none before the table is known. */
  #told: number | undefined;
  #asked: You["undo_asked"] = null;
  #step = 0;

  /** Look at the table again. */
  watch(live: LiveTable): void {
    const { view, you, undos } = live;
    if (!view || !you) return;
    const last = undos.at(-1)?.number ?? 0;
    const news = undos.filter(({ number }) => number > (this.#told ?? last));
    for (const undo of news) {
      if (undo.seat !== you.seat || undo.agreed.length) toasts.show(sentenceOf(undo, view.names, you.seat));
    }
    const refused = this.#asked?.by === you.seat && !you.undo_asked && !news.length && view.step === this.#step;
    if (refused && !live.undoWithdrawn && !view.over) toasts.show(say("table-undo-refused"));
    this.#told = last;
    this.#asked = you.undo_asked;
    this.#step = view.step;
  }
}
