// Fields and values of boards in words: those of the game where it has them, else the editor's own.
import { say, texts as shell, type GameTexts } from "$lib/texts.svelte";

/** A numbered field, such as the third step of a track, has one text for all numbers. */
export function fieldInWords(name: string): string {
  const [word, n] = name.split("-") as [string, string?];
  return n === undefined ? say(`boards-field-${name}`) : say(`boards-field-${word}`, { n: Number(n) });
}

/** A harbour without a resource trades anything. */
export function valueInWords(texts: GameTexts, value: unknown, choices?: string | null): string {
  if (choices === "harbour" && value === null) return say("boards-value-any");
  if (typeof value === "number") return String(value);
  const word = String(value ?? "none");
  for (const key of [`board-terrain-${word}`, `good-${word}`, `crossing-${word}`, `region-${word}`, `side-${word}`]) if (texts.has(key)) return texts.say(key);
  return shell.has(`boards-value-${word}`) ? say(`boards-value-${word}`) : word;
}
