// The games and bots that this server has, asked for once.
import { api } from "./api/http";
import type { BotInfo, GameInfo } from "./api/types";
import { texts } from "./texts.svelte";

let games: Promise<GameInfo[]> | undefined;
let bots: Promise<BotInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  games ??= api.games().then((found) => found.map(inLanguage)).catch((error) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** A game whose title is in the language of the reader, also after they change it. */
const inLanguage = (game: GameInfo): GameInfo => ({
  ...game,
  get title() {
    return game.titles[texts.language] ?? game.title;
  },
});

export function allBots(): Promise<BotInfo[]> {
  bots ??= api.bots().catch((error) => {
    bots = undefined;
    throw error;
  });
  return bots;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.name === name);
}
