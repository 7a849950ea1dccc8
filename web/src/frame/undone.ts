// Moves that were taken back: everybody is told of it, in the log at its place and in a short message.
import type { TakenBack } from "$lib/api/types";
import type { Line } from "$lib/story";
import { say } from "$lib/texts.svelte";

/** A line of the log, or what was taken back between two of them. */
export type Entry = { line: Line; undo?: undefined } | { line?: undefined; undo: TakenBack };

/** What is told of an undo to one who sits at a seat, or watches. */
export function sentenceOf(undo: TakenBack, names: string[], own: number | null): string {
  const what = undo.text ?? "";
  const form = what ? "what" : "move";
  if (undo.seat === null) return say(`undo-told-nobody-${form}`, { what });
  if (undo.seat === own) return say(`undo-told-you-${form}`, { what });
  return say(`undo-told-${form}`, { who: names[undo.seat] ?? "", what });
}

/** The lines of a log with the undos at their places. `first` is the number of the first log event that is here. */
export function withUndos(lines: Line[], undos: TakenBack[], first: number): Entry[] {
  const entries: Entry[] = [];
  const left = undos.filter((undo) => undo.log >= first);
  for (const line of lines) {
    while (left.length && left[0]!.log <= line.line) entries.push({ undo: left.shift()! });
    entries.push({ line });
  }
  return [...entries, ...left.map((undo) => ({ undo }))];
}
