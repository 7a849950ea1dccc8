// What is worth points in every game of Catan, as it is told.
import type { LogEvent } from "$lib/api/types";

const GAINS: Record<string, number> = {
  "placed-settlement": 1, "built-settlement": 1, "built-city": 1,
  "took-road-card": 2, "lost-road-card": -2, "took-army-card": 2, "lost-army-card": -2,
};

/** Points as they come; cards that count are shown at the end only. */
export const gain = ({ log_event }: LogEvent): number | undefined => GAINS[String(log_event)];
