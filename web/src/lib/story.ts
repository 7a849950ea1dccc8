// What happened, told: log events as sentences, and what only differs in one word said in one.
import type { LogEvent } from "./api/types";
import type { GameTexts, Values } from "./texts.svelte";

/** The fields of a log event that may say what points are for. */
const REASONS = ["item", "face"] as const;

export interface Sentence {
  step: number;
  text: string;
  logEvents: LogEvent[];
}

/** Whether a log event tells of points that a seat got for something. */
export function isScore(logEvent: LogEvent): boolean {
  return "seat" in logEvent && "points" in logEvent && REASONS.some((field) => field in logEvent);
}

export function sentences(logEvents: LogEvent[], names: string[], game: GameTexts): Sentence[] {
  return alike(logEvents).map((run) => ({ step: run[0]!.step, text: told(run, names, game), logEvents: run }));
}

/** Runs of log events that tell the same of one seat but for a single field: a lot, tile by tile. */
function alike(logEvents: LogEvent[]): LogEvent[][] {
  const runs: LogEvent[][] = [];
  for (const logEvent of logEvents) {
    const run = runs.at(-1);
    if (run && joins(run, logEvent)) run.push(logEvent);
    else runs.push([logEvent]);
  }
  return runs;
}

function joins(run: LogEvent[], logEvent: LogEvent): boolean {
  const first = run[0]!;
  const sameFields = Object.keys(logEvent).join() === Object.keys(first).join();
  if (!("seat" in logEvent) || isScore(logEvent) || !sameFields) return false;
  const differing = changed([...run, logEvent]);
  return differing.length === 0 || (differing.length === 1 && !["log_event", "seat", "step"].includes(differing[0]!));
}

function changed(logEvents: LogEvent[]): string[] {
  const first = logEvents[0]!;
  return Object.keys(first).filter((field) => logEvents.some((logEvent) => logEvent[field] !== first[field]));
}

function told(run: LogEvent[], names: string[], game: GameTexts): string {
  const first = run[0]!;
  if (run.length === 1) return game.logEvent(first, names);
  const field = changed(run)[0] ?? Object.keys(first).at(-1)!;
  const counts = new Map<string, number>();
  for (const logEvent of run) {
    const word = String(game.word(field, logEvent[field]!, names));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const listed = [...counts].map(([word, n]) => (n > 1 ? `${word} ×${n}` : word)).join(", ");
  const values: Values = {};
  for (const [name, value] of Object.entries(first)) {
    if (name !== "log_event" && name !== "step") values[name] = game.word(name, value, names);
  }
  return game.say(`log-${first.log_event}`, { ...values, [field]: listed });
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
    line.points[logEvent.seat as number]! += logEvent.points as number;
    lines.set(value, line);
  }
  return [...lines.values()];
}
