// What happened: the lines that the server tells of log events, and the points in them.
import type { LogEvent } from "./api/types";

/** The fields of a log event that may say what points are for. */
const REASONS = ["item", "face"] as const;

export interface Line {
  /** The number of its first event, and that of the turn it belongs to. */
  line: number;
  turn: number;
  step: number;
  text: string;
  logEvents: LogEvent[];
}

/** The lines of the log: the last event of each has the text of all of it. */
export function linesOf(logEvents: LogEvent[]): Line[] {
  const lines: Line[] = [];
  for (const logEvent of logEvents) {
    const { line, turn, step, text } = logEvent;
    const last = lines.at(-1);
    if (last?.line === line) {
      last.text = text;
      last.logEvents.push(logEvent);
    } else lines.push({ line, turn, step, text, logEvents: [logEvent] });
  }
  return lines;
}

/** Whether a log event tells of points that a seat got for something. */
export function isScore(logEvent: LogEvent): boolean {
  return "seat" in logEvent && "points" in logEvent && REASONS.some((field) => field in logEvent);
}

export interface ScoreLine {
  field: string;
  value: string;
  points: number[];
}

/** For each reason the points of every seat, in the order in which they were told. */
export function byReason(logEvents: LogEvent[], seats: number): ScoreLine[] {
  const lines = new Map<string, ScoreLine>();
  for (const logEvent of logEvents.filter(isScore)) {
    const field = REASONS.find((name) => name in logEvent)!;
    const value = String(logEvent[field]);
    const line = lines.get(value) ?? { field, value, points: Array<number>(seats).fill(0) };
    line.points[logEvent.seat!]! += logEvent.points as number;
    lines.set(value, line);
  }
  return [...lines.values()];
}
