// An analysis in words and steps, without a screen.
import type { Analysis, AnalysisDecision } from "$lib/api/types";

export const isMistake = (one: AnalysisDecision): boolean => one.better !== null;

/** The position before the next or previous mistake, seen from a step; undefined where there is none. */
export function mistakeFrom(analysis: Analysis, at: number, direction: 1 | -1): number | undefined {
  const steps = analysis.decisions.filter(isMistake).map((one) => one.step);
  return direction > 0 ? steps.find((step) => step > at) : steps.reverse().find((step) => step < at);
}

/** A number with its sign and one decimal, in the reader's language. */
export function signed(value: number, language: string, digits = 1): string {
  const size = Math.abs(value).toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${value < 0 && Number(value.toFixed(digits)) !== 0 ? "−" : "+"}${size}`;
}

/** A number with at most one decimal; a dash where there is none. */
export const number = (value: number | null, language: string): string => (value === null ? "–" : value.toLocaleString(language, { maximumFractionDigits: 1 }).replace("-", "−"));

/** Whom the better move brings or denies points: the player first, then those who would have less. */
export function gains(one: AnalysisDecision, least = 0.25): { seat: number; points: number }[] {
  const changed = one.points.map((points, seat) => ({ seat, points })).filter(({ points }) => Math.abs(points) >= least);
  const own = changed.filter(({ seat }) => seat === one.seat);
  const denied = changed.filter(({ seat, points }) => seat !== one.seat && points < 0).sort((a, b) => a.points - b.points);
  return [...own, ...denied].slice(0, 3);
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
