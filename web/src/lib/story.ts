// What happened, told: notes as sentences, and what only differs in one word said in one.
import type { Note } from "./api/types";
import type { GameTexts, Values } from "./texts.svelte";

/** The fields of a note that may say what points are for. */
const REASONS = ["item", "face"] as const;

export interface Sentence {
  step: number;
  text: string;
  notes: Note[];
}

/** Whether a note tells of points that a seat got for something. */
export function isScore(note: Note): boolean {
  return "seat" in note && "points" in note && REASONS.some((field) => field in note);
}

export function sentences(notes: Note[], names: string[], game: GameTexts): Sentence[] {
  return alike(notes).map((run) => ({ step: run[0]!.step, text: told(run, names, game), notes: run }));
}

/** Runs of notes that tell the same of one seat but for a single field: a lot, tile by tile. */
function alike(notes: Note[]): Note[][] {
  const runs: Note[][] = [];
  for (const note of notes) {
    const run = runs.at(-1);
    if (run && joins(run, note)) run.push(note);
    else runs.push([note]);
  }
  return runs;
}

function joins(run: Note[], note: Note): boolean {
  const first = run[0]!;
  const sameFields = Object.keys(note).join() === Object.keys(first).join();
  if (!("seat" in note) || isScore(note) || !sameFields) return false;
  const differing = changed([...run, note]);
  return differing.length === 0 || (differing.length === 1 && !["note", "seat", "step"].includes(differing[0]!));
}

function changed(notes: Note[]): string[] {
  const first = notes[0]!;
  return Object.keys(first).filter((field) => notes.some((note) => note[field] !== first[field]));
}

function told(run: Note[], names: string[], game: GameTexts): string {
  const first = run[0]!;
  if (run.length === 1) return game.note(first, names);
  const field = changed(run)[0] ?? Object.keys(first).at(-1)!;
  const counts = new Map<string, number>();
  for (const note of run) {
    const word = String(game.word(field, note[field]!, names));
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const listed = [...counts].map(([word, n]) => (n > 1 ? `${word} ×${n}` : word)).join(", ");
  const values: Values = {};
  for (const [name, value] of Object.entries(first)) {
    if (name !== "note" && name !== "step") values[name] = game.word(name, value, names);
  }
  return game.say(`note-${first.note}`, { ...values, [field]: listed });
}

export interface ScoreLine {
  field: string;
  value: string;
  points: number[];
}

/** For each reason the points of every seat, in the order in which they were told. */
export function byReason(notes: Note[], seats: number): ScoreLine[] {
  const lines = new Map<string, ScoreLine>();
  for (const note of notes.filter(isScore)) {
    const field = REASONS.find((name) => name in note)!;
    const value = String(note[field]);
    const line = lines.get(value) ?? { field, value, points: Array<number>(seats).fill(0) };
    line.points[note.seat as number]! += note.points as number;
    lines.set(value, line);
  }
  return [...lines.values()];
}
