// The income log events of the last round in which there was income.
import type { LogEvent } from "$lib/api/types";

const isIncome = (logEvent: LogEvent) => String(logEvent.log_event).startsWith("income-");

export function lastHarvest(log: LogEvent[]): LogEvent[] {
  const last = log.findLastIndex(isIncome);
  if (last < 0) return [];
  const began = log.slice(0, last).findLastIndex(({ log_event }) => log_event === "round-started");
  return log.slice(began + 1, last + 1).filter(isIncome);
}
