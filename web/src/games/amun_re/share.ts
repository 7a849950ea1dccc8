// What a player has of each thing that is counted in a scoring, in a few signs.
import type { Scene } from "$frame/game";
import { componentsOf, type Province, type Table } from "./view";

export function shareOf(scene: Scene, table: Table, seat: number, item: string): string {
  const say = scene.texts.say;
  const player = table.players[seat];
  if (!player) return "";
  const own = table.provinces.filter(({ owner }) => owner === seat);
  const named = (province: Province) => `${say(`province-${province.id}`)} ${province.pyramids}`;
  switch (item) {
    case "pyramids":
      return own.filter(({ pyramids }) => pyramids > 0).map(named).join(", ");
    case "sets":
      return player.sets ? `${player.sets} × ${componentsOf(scene).set_points}` : "";
    case "most_west":
    case "most_east": {
      const side = item === "most_west" ? "west" : "east";
      const there = own.filter((province) => province.side === side && province.pyramids > 0);
      return there.map(named).join(", ");
    }
    case "temples": {
      const temples = own.reduce((sum, province) => sum + province.temples, 0);
      return temples ? `${temples} × ${table.temple.points_per_temple}` : "";
    }
    case "bonus_cards":
      return player.played.filter((kind) => player.bonuses[kind]).map((kind) => say(`card-${kind}`)).join(", ");
    case "gold":
      return player.gold === null ? "" : String(player.gold);
    default:
      return "";
  }
}
