// An analysis in words and steps, without a screen.
import type { AnalysisDecision } from "$lib/api/types";
import { say } from "$lib/texts.svelte";

/** The decision that is looked at, and the steps of the mistakes before and after it. */
export interface Looked {
  here?: AnalysisDecision | undefined;
  previous?: number | undefined;
  next?: number | undefined;
}

export const isMistake = (one: AnalysisDecision): boolean => one.better !== null;

/** The position before the next or previous mistake, seen from a step; undefined where there is none. */
export function mistakeFrom(mistakes: AnalysisDecision[], at: number, direction: 1 | -1): number | undefined {
  const steps = mistakes.map((one) => one.step);
  return direction > 0 ? steps.find((step) => step > at) : steps.reverse().find((step) => step < at);
}

/** A number with its sign and one decimal, in the reader's language. */
export function signed(value: number, language: string, digits = 1): string {
  const size = Math.abs(value).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${value < 0 && Number(value.toFixed(digits)) !== 0 ? "−" : "+"}${size}`;
}

/** A number with that many decimals, by default at most one; a dash where there is none. */
export const number = (value: number | null, language: string, digits?: number): string =>
  value === null ? "–" : value.toLocaleString(language, { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 1 }).replace("-", "−");

/** Whom the better move brings or denies points: the player first, then those who would have less. */
export function gains(one: AnalysisDecision, least = 0.25): { seat: number; points: number }[] {
  const changed = one.points.map((points, seat) => ({ seat, points })).filter(({ points }) => Math.abs(points) >= least);
  const own = changed.filter(({ seat }) => seat === one.seat);
  const denied = changed.filter(({ seat, points }) => seat !== one.seat && points < 0).sort((a, b) => a.points - b.points);
  return [...own, ...denied].slice(0, 3);
}

/** Whom the better move denies winning chances, those first who lose most. */
export const denied = (one: AnalysisDecision, least = 0.02): { seat: number; change: number }[] =>
  one.wins
    .map((change, seat) => ({ seat, change }))
    .filter(({ seat, change }) => seat !== one.seat && change <= -least)
    .sort((a, b) => a.change - b.change)
    .slice(0, 3);

/** What the better move does at once, and whom it brings or denies points, or winning chances where points say nothing. */
export function reasons(one: AnalysisDecision, names: string[], language: string): string {
  const points = gains(one).map(({ seat, points }) => say(seat === one.seat ? "analysis-why-own" : "analysis-why-other", { player: names[seat]!, points: signed(points, language) }));
  const chances = points.length ? [] : denied(one).map(({ seat, change }) => say("analysis-why-chance", { player: names[seat]!, change: `${signed(100 * change, language, 0)} %` }));
  return [one.told?.[language] ?? "", [...points, ...chances].join("; ")].filter(Boolean).join(" ");
}

/** Whether a key goes to a field into which one types, or to a list from which one chooses. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const { tagName, type } = target as HTMLInputElement;
  return tagName === "TEXTAREA" || tagName === "SELECT" || (tagName === "INPUT" && !["range", "radio", "checkbox", "button"].includes(type));
}

/** About five round numbers, the first not above what is lowest, the last not below what is highest. */
export function scale(low: number, high: number): number[] {
  if (low === 0 && high === 1) return [0, 0.25, 0.5, 0.75, 1];
  const tens = 10 ** Math.floor(Math.log10((high - low) / 5));
  const pitch = tens * [1, 2, 5, 10].find((n) => (high - low) / (tens * n) <= 5)!;
  const first = Math.floor(low / pitch);
  return Array.from({ length: Math.ceil(high / pitch) - first + 1 }, (_, n) => (first + n) * pitch);
}

/** How high the count of a bar stands: above the bar, and above the mark of what was expected where both would meet. */
export function countRise(bar: number, mark: number): number {
  const meets = mark > bar - MARK_HALF && mark < bar + COUNT_HEIGHT + MARK_HALF;
  return (meets ? Math.max(bar, mark + MARK_HALF) : bar) + COUNT_GAP;
}
const COUNT_GAP = 4;
const COUNT_HEIGHT = 16; // with the gap below it
const MARK_HALF = 2;

/** Where each position lies on the way from the start, 0, to the end, 1: by moves, or by their times. */
export function placesOf(last: number, times?: number[]): number[] {
  const whole = times?.at(-1);
  return Array.from({ length: last + 1 }, (_, step) => (whole ? (step ? times![step - 1]! / whole : 0) : step / last));
}

/** The position that lies nearest to a place. */
export const nearest = (places: number[], place: number): number =>
  places.reduce((best, at, step) => (Math.abs(at - place) < Math.abs(places[best]! - place) ? step : best), 0);

/** A length of time as on a clock: minutes and seconds, hours and minutes, or days. */
export function clock(seconds: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? `${hours}:${two((seconds % 3600) / 60)} h` : `${Math.floor(hours / 24)} d`;
}
