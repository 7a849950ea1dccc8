// Lengths of time and days in the reader's language.
import { say, texts } from "./texts.svelte";

/** A length of time, as short as it can be read: "3 days", "5 h 12 min", "1:05". */
export function timeLeft(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds >= 48 * 3600) return say("clock-days", { n: Math.floor(seconds / 86400) });
  if (seconds >= 3600) return say("clock-hours", { n: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same where there is little room: "5 h". */
export function shortTimeLeft(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  return hours >= 1 && hours < 48 ? say("clock-hours-short", { n: hours }) : timeLeft(ms);
}

/** A day, such as "17 Nov". */
export const shortDay = (at: number): string => new Date(at).toLocaleDateString(texts.language === "en" ? "en-GB" : texts.language, { day: "numeric", month: "short" });

/** A moment, such as "17 Nov 2026, 14:05". */
export const moment = (at: number): string => new Date(at).toLocaleString(texts.language === "en" ? "en-GB" : texts.language, { dateStyle: "medium", timeStyle: "short" });
