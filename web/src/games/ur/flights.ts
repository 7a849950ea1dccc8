// What moves when something happens: pieces, between hand, squares and home.
import type { Flight } from "$frame/game";
import type { Note } from "$lib/api/types";

export function flights(notes: Note[]): Flight[] {
  const found: Flight[] = [];
  let group = 0;
  for (const note of notes) {
    const seat = note.seat as number;
    if (note.note === "entered") found.push({ from: `seat:${seat}:hand`, to: `seat:${seat}:at:${note.to}`, group: group++ });
    else if (note.note === "moved") found.push({ from: `seat:${seat}:at:${note.square}`, to: `seat:${seat}:at:${note.to}`, group: group++ });
    else if (note.note === "came-home") found.push({ from: `seat:${seat}:at:${note.square}`, to: `seat:${seat}:home`, group: group++ });
    else if (note.note === "captured") found.push({ from: `seat:${note.victim}:at:${note.square}`, to: `seat:${note.victim}:hand`, group: group++ });
  }
  return found;
}
