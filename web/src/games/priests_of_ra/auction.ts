// What the log tells of the auction under way.
import type { Note } from "$lib/api/types";

export interface AuctionAnswer {
  bid?: number;
}

/** What a seat has said in the auction that was called last; undefined if it has not been asked. */
export function answerOf(log: Note[], seat: number): AuctionAnswer | undefined {
  for (let n = log.length - 1; n >= 0; n--) {
    const note = log[n]!;
    if (note.note === "invoked") return undefined;
    if (note.seat !== seat) continue;
    if (note.note === "bade" || note.note === "had-to-bid") return { bid: note.sun as number };
    if (note.note === "passed" || note.note === "could-not-outbid") return {};
  }
  return undefined;
}
