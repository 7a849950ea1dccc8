// Options of a game in words, and under their headings.
import type { GameInfo, OptionInfo } from "$lib/api/types";
import type { GameTexts } from "$lib/texts.svelte";

/** The headings in their order; what is offered under another comes last. */
const GROUPS = ["setup", "trade", "robber", "play", "end"];

export function grouped(game: GameInfo): { group: string; options: OptionInfo[] }[] {
  const names = [...new Set([...GROUPS, ...game.options.map(({ group }) => group)])];
  return names.map((group) => ({ group, options: game.options.filter((option) => option.group === group) })).filter(({ options }) => options.length);
}

/** A value as it is called; numbers are what they are. */
export function valueText(texts: GameTexts, option: string, value: string): string {
  const key = `option-${option}`;
  return texts.hasAttribute(key, value) ? texts.say(`${key}.${value}`) : value;
}

/** The values of a number that are words, such as "none". */
export const wordsOf = ({ values }: OptionInfo): string[] => values.filter((value) => !/^\d+$/.test(value));
