// How long ago something was, in words.
import { texts } from "./texts.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

export function ago(milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? ["second", Infinity];
  return words.format(-Math.floor(milliseconds / length), unit);
}
