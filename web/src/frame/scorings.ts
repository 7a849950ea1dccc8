// The scorings of a game, found in its log events: where several points are told after one move.
import type { LogEvent } from "$lib/api/types";
import { isScore } from "$lib/story";

export interface Scoring {
  step: number;
  logEvents: LogEvent[];
}

export function scorings(log: LogEvent[]): Scoring[] {
  const found = new Map<number, Scoring>();
  for (const logEvent of log) {
    const scoring = found.get(logEvent.step) ?? { step: logEvent.step, logEvents: [] };
    scoring.logEvents.push(logEvent);
    found.set(logEvent.step, scoring);
  }
  return [...found.values()].filter(({ logEvents }) => logEvents.filter(isScore).length > 1);
}
