// What moves when something happens: read from the notes, between the places of the drawing.
import type { Flight } from "$frame/game";
import type { Note, View } from "$lib/api/types";
import { CHAMBERS, KIND_FACES, type Table } from "./view";

export function flights(notes: Note[], before: View, after: View): Flight[] {
  const was = before.table as unknown as Table;
  const is = after.table as unknown as Table;
  const found: Flight[] = [];
  let group = 0;
  let taken = 0;
  for (const note of notes) {
    const seat = note.seat as number;
    if (note.note === "drew") {
      found.push({ from: "bag", to: whereDrawnGoes(note.tile as string, was, is), group: group++ });
    } else if (note.note === "placed") {
      found.push({ from: "drawn", to: `row:${was.auction_row.length}`, group: group++ });
    } else if (note.note === "won") {
      found.push({ from: `seat:${seat}:sun:${note.sun}`, to: "centre", group });
      found.push({ from: "centre", to: `seat:${seat}:sun:${note.centre}`, group });
    } else if (note.note === "won-tile") {
      found.push({ from: `row:${taken++}`, to: whereWonGoes(seat, note.face as string), group: group++ });
    } else if (note.note === "flipped") {
      found.push({ from: `seat:${seat}:${note.face}`, to: `seat:${seat}:${note.into}`, group: group++, turns: true });
    }
  }
  return found;
}

/** Pyramids and chambers are built into the step pyramid, all else lies on its own stack. */
function whereWonGoes(seat: number, face: string): string {
  const built = face === "pyramid" || (CHAMBERS as readonly string[]).includes(face);
  return `seat:${seat}:${built ? "tomb" : face}`;
}

function whereDrawnGoes(tile: string, was: Table, is: Table): string {
  if (tile === "ra") return `ra:${was.ra_row.tiles}`;
  return KIND_FACES[tile]!.length > 1 && is.drawn ? "drawn" : `row:${was.auction_row.length}`;
}
