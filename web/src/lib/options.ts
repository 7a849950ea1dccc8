// The options of a table in words.
import type { GameInfo } from "./api/types";
import type { GameTexts } from "./texts.svelte";

export function optionName(texts: GameTexts, option: string): string {
  return texts.say(`option-${option}.name`);
}

export function optionValue(texts: GameTexts, option: string, value: string): string {
  const key = `option-${option}`;
  return texts.hasAttribute(key, value) ? texts.say(`${key}.${value}`) : value;
}

/** What differs from the usual options of a game: "Points to win: 12". */
export function unusualOptions(game: GameInfo, options: Record<string, string>, texts: GameTexts): string[] {
  return game.options
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map(({ name }) => `${optionName(texts, name)}: ${optionValue(texts, name, options[name]!)}`);
}
