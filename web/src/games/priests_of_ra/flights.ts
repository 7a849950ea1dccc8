// What moves when something happens: read from the log events, between the places of the drawing.
import type { Flight } from "$frame/game";
import type { GameInfo, LogEvent as AnyLogEvent, View } from "$lib/api/types";
import type { Components, LogEvent, Table } from "./view";

export function flights(logEvents: AnyLogEvent[], before: View, after: View, components: GameInfo["components"]): Flight[] {
  const was = before.table as unknown as Table;
  const is = after.table as unknown as Table;
  const found: Flight[] = [];
  let group = 0;
  let taken = 0;
  for (const logEvent of logEvents as unknown as LogEvent[]) {
    if (logEvent.log_event === "drew") {
      found.push({ from: "bag", to: whereDrawnGoes(logEvent.tile, was, is), group: group++ });
    } else if (logEvent.log_event === "placed") {
      found.push({ from: "drawn", to: `row:${was.auction_row.length}`, group: group++ });
    } else if (logEvent.log_event === "won") {
      found.push({ from: `seat:${logEvent.seat}:sun:${logEvent.sun}`, to: "centre", group });
      found.push({ from: "centre", to: `seat:${logEvent.seat}:sun:${logEvent.centre}`, group });
    } else if (logEvent.log_event === "won-tile") {
      found.push({ from: `row:${taken++}`, to: whereWonGoes(logEvent.seat, logEvent.face, components as Components), group: group++ });
    } else if (logEvent.log_event === "flipped") {
      found.push({ from: `seat:${logEvent.seat}:${logEvent.face}`, to: `seat:${logEvent.seat}:${logEvent.into}`, group: group++, turns: true });
    }
  }
  return found;
}

/** Pyramids and chambers are built into the step pyramid, all else lies on its own stack. */
function whereWonGoes(seat: number, face: string, { chambers }: Components): string {
  const built = face === "pyramid" || chambers.includes(face);
  return `seat:${seat}:${built ? "tomb" : face}`;
}

/** A tile that is still to be placed lies in the middle; any other goes straight into its row. */
function whereDrawnGoes(tile: string, was: Table, is: Table): string {
  if (tile === "ra") return `ra:${was.ra_row.tiles}`;
  return is.drawn ? "drawn" : `row:${was.auction_row.length}`;
}
