// The games and bots that this server has, asked for once.
import { api } from "./api/http";
import type { BotInfo, GameInfo } from "./api/types";

let games: Promise<GameInfo[]> | undefined;
let bots: Promise<BotInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((error) => {
    games = undefined;
    throw error;
  });
  return games;
}

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
