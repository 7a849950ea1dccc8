// What moves when something happens: pieces, between hand, squares and home.
import type { Flight } from "$frame/game";
import type { LogEvent } from "$lib/api/types";

export function flights(logEvents: LogEvent[]): Flight[] {
  const found: Flight[] = [];
  let group = 0;
  for (const logEvent of logEvents) {
    const seat = logEvent.seat as number;
    if (logEvent.log_event === "entered") found.push({ from: `seat:${seat}:hand`, to: `seat:${seat}:at:${logEvent.to}`, group: group++ });
    else if (logEvent.log_event === "moved") found.push({ from: `seat:${seat}:at:${logEvent.square}`, to: `seat:${seat}:at:${logEvent.to}`, group: group++ });
    else if (logEvent.log_event === "came-home") found.push({ from: `seat:${seat}:at:${logEvent.square}`, to: `seat:${seat}:home`, group: group++ });
    else if (logEvent.log_event === "captured") found.push({ from: `seat:${logEvent.victim}:at:${logEvent.square}`, to: `seat:${logEvent.victim}:hand`, group: group++ });
  }
  return found;
}
