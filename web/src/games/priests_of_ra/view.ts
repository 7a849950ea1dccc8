// The table of Priests of Ra as the server shows it (src/heliopolis/games/priests_of_ra/view_types.py).
import type { Scene } from "$frame/game";
import type { Schemas } from "$lib/api/types";

export type Table = Schemas["PriestsOfRaTable"];
export type Player = Schemas["PriestsOfRaPlayer"];
export type Components = Schemas["PriestsOfRaComponents"];
export type LogEvent = Schemas["PriestsOfRaLogEvent"];
export type Gains = Record<string, number>; // points by item of the scoring

export const componentsOf = (scene: Pick<Scene, "components">): Components => scene.components as Components;

/** What a gain brings in this epoch's scoring, and what only in the end. */
export function split(gains: Gains, { counted_later }: Pick<Table, "counted_later">): { now: number; later: number } {
  let now = 0;
  let later = 0;
  for (const [item, points] of Object.entries(gains)) {
    if (counted_later.includes(item)) later += points;
    else now += points;
  }
  return { now, later };
}
