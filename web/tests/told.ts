// Log events for tests: as much as a test names, and something for the rest.
import type { LogEvent } from "$lib/api/types";

export const told = (some: Partial<LogEvent>): LogEvent => ({ step: 1, log_event: "told", turn: 0, line: 0, text: "", gains: [], ...some });
