// What the log tells of the auction under way.
import type { LogEvent } from "$lib/api/types";

export interface AuctionAnswer {
  bid?: number;
}

/** What a seat has said in the auction that was called last; undefined if it has not been asked. */
export function answerOf(log: LogEvent[], seat: number): AuctionAnswer | undefined {
  for (let n = log.length - 1; n >= 0; n--) {
    const logEvent = log[n]!;
    if (logEvent.log_event === "invoked") return undefined;
    if (logEvent.seat !== seat) continue;
    if (logEvent.log_event === "bade" || logEvent.log_event === "had-to-bid") return { bid: logEvent.sun as number };
    if (logEvent.log_event === "passed" || logEvent.log_event === "could-not-outbid") return {};
  }
  return undefined;
}
