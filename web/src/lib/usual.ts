// What is chosen for a player who chooses nothing.
import type { GameInfo } from "./api/types";
import { me } from "./me.svelte";

export const USUAL_BOT = "medium";

/** The options of a game: who has played it before gets what the game suggests to them. */
export function usualOptions(game: GameInfo): Record<string, string> {
  const seasoned = me.known?.played.includes(game.name) ?? false;
  return Object.fromEntries(game.options.map((option) => [option.name, (seasoned && option.seasoned) || option.default]));
}
