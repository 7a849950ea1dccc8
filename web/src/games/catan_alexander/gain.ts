// Points of the campaign as they come: settlements founded, offices taken and given up.
import type { Gain } from "$frame/game";
import type { LogEvent } from "$lib/api/types";
import * as common from "../catan/gain";

const POINTS: Record<string, number> = { alexanders_right_hand: 4, first_counsellor: 3, general_adviser: 2 };

/** Who held which office before a log event was told. */
function officesBefore(log: LogEvent[], last: LogEvent): Map<number, string> {
  const held = new Map<number, string>();
  for (const logEvent of log) {
    if (logEvent === last) break;
    const seat = Number(logEvent.seat);
    if (logEvent.log_event === "took-office") held.set(seat, String(logEvent.office));
    if (logEvent.log_event !== "took-office-from") continue;
    const own = held.get(seat);
    const victim = Number(logEvent.victim);
    if (own) held.set(victim, own);
    else held.delete(victim);
    held.set(seat, String(logEvent.office));
  }
  return held;
}

export function gain(logEvent: LogEvent, log: LogEvent[]): number | Gain[] | undefined {
  const points = POINTS[String(logEvent.office)] ?? 0;
  if (logEvent.log_event === "founded") return 1;
  if (logEvent.log_event === "took-office") return points;
  if (logEvent.log_event !== "took-office-from") return common.gain(logEvent);
  const own = POINTS[officesBefore(log, logEvent).get(Number(logEvent.seat)) ?? ""] ?? 0;
  return [{ seat: Number(logEvent.seat), points: points - own }, { seat: Number(logEvent.victim), points: own - points }];
}
