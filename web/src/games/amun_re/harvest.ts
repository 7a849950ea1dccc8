// The income notes of the last round in which there was income.
import type { Note } from "$lib/api/types";

const isIncome = (note: Note) => String(note.note).startsWith("income-");

export function lastHarvest(log: Note[]): Note[] {
  const last = log.findLastIndex(isIncome);
  if (last < 0) return [];
  const began = log.slice(0, last).findLastIndex(({ note }) => note === "round-started");
  return log.slice(began + 1, last + 1).filter(isIncome);
}
