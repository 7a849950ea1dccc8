// Small things about tournaments: names of players, and points as people write them.
import type { TournamentInfo } from "./api/types";
import { botName, levelOf } from "./names";
import { texts } from "./texts.svelte";

type Entrant = TournamentInfo["entrants"][number];

/** A player by number, under the name that is shown. */
export function entrantOf(tournament: TournamentInfo, number: number): Entrant & { called: string; level?: string } {
  const found = tournament.entrants.find((one) => one.number === number)!;
  return found.bot ? { ...found, called: botName(tournament.id, number), level: levelOf(found.bot) } : { ...found, called: found.name };
}

/** Points with as many digits as they need, two at most: 2.5, 1.33. */
export function pointsText(points: number): string {
  return points.toLocaleString(texts.language, { maximumFractionDigits: 2 });
}
