// The scorings of a game, found in its notes: where several points are told after one move.
import type { Note } from "$lib/api/types";
import { isScore } from "$lib/story";

export interface Scoring {
  step: number;
  notes: Note[];
}

export function scorings(log: Note[]): Scoring[] {
  const found = new Map<number, Scoring>();
  for (const note of log) {
    const scoring = found.get(note.step) ?? { step: note.step, notes: [] };
    scoring.notes.push(note);
    found.set(note.step, scoring);
  }
  return [...found.values()].filter(({ notes }) => notes.filter(isScore).length > 1);
}
