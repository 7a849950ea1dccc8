// What moves when something happens: read from the log events, between the places of the drawing.
import type { Flight } from "$frame/game";
import type { LogEvent, View } from "$lib/api/types";
import { CHAMBERS, KIND_FACES, type Table } from "./view";

export function flights(logEvents: LogEvent[], before: View, after: View): Flight[] {
  const was = before.table as unknown as Table;
  const is = after.table as unknown as Table;
  const found: Flight[] = [];
  let group = 0;
  let taken = 0;
  for (const logEvent of logEvents) {
    const seat = logEvent.seat as number;
    if (logEvent.log_event === "drew") {
      found.push({ from: "bag", to: whereDrawnGoes(logEvent.tile as string, was, is), group: group++ });
    } else if (logEvent.log_event === "placed") {
      found.push({ from: "drawn", to: `row:${was.auction_row.length}`, group: group++ });
    } else if (logEvent.log_event === "won") {
      found.push({ from: `seat:${seat}:sun:${logEvent.sun}`, to: "centre", group });
      found.push({ from: "centre", to: `seat:${seat}:sun:${logEvent.centre}`, group });
    } else if (logEvent.log_event === "won-tile") {
      found.push({ from: `row:${taken++}`, to: whereWonGoes(seat, logEvent.face as string), group: group++ });
    } else if (logEvent.log_event === "flipped") {
      found.push({ from: `seat:${seat}:${logEvent.face}`, to: `seat:${seat}:${logEvent.into}`, group: group++, turns: true });
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
