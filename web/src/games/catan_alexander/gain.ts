// Points of the campaign as they come: settlements founded, offices taken and given up.
import type { Gain } from "$frame/game";
import type { Note } from "$lib/api/types";
import * as common from "../catan/gain";

const POINTS: Record<string, number> = { alexanders_right_hand: 4, first_counsellor: 3, general_adviser: 2 };

/** Who held which office before a note was told. */
function officesBefore(log: Note[], last: Note): Map<number, string> {
  const held = new Map<number, string>();
  for (const note of log) {
    if (note === last) break;
    const seat = Number(note.seat);
    if (note.note === "took-office") held.set(seat, String(note.office));
    if (note.note !== "took-office-from") continue;
    const own = held.get(seat);
    const victim = Number(note.victim);
    if (own) held.set(victim, own);
    else held.delete(victim);
    held.set(seat, String(note.office));
  }
  return held;
}

export function gain(note: Note, log: Note[]): number | Gain[] | undefined {
  const points = POINTS[String(note.office)] ?? 0;
  if (note.note === "founded") return 1;
  if (note.note === "took-office") return points;
  if (note.note !== "took-office-from") return common.gain(note);
  const own = POINTS[officesBefore(log, note).get(Number(note.seat)) ?? ""] ?? 0;
  return [{ seat: Number(note.seat), points: points - own }, { seat: Number(note.victim), points: own - points }];
}
