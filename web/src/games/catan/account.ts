// Where the points of a finished game come from: by what each player has, under the names of the scenario.
import type { Scene } from "$frame/game";
import type { ScoreLine } from "$lib/story";
import { tableOf } from "./view";

const ORDER = ["settlements", "cities", "longest_road", "largest_army", "victory_points"];
const place = (item: string) => (ORDER.includes(item) ? ORDER.indexOf(item) : ORDER.length);

export function account(scene: Scene): ScoreLine[] {
  const { players } = tableOf(scene);
  const items = [...new Set(players.flatMap(({ points_for }) => Object.keys(points_for)))].sort((a, b) => place(a) - place(b));
  return items.map((item) => ({ field: "item", value: item, points: players.map(({ points_for }) => points_for[item] ?? 0) }));
}
