// What a tap on a hex, a piece, a harbour or a card tells, in every game of Catan.
import { left, pieceCard, yours, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { harbourInWords, hexInWords, placeWord } from "./words";
import { componentsOf, tableOf } from "./view";

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const table = tableOf(scene);
  const { say } = scene.texts;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  const name = (seat: number | undefined) => (seat === undefined ? undefined : scene.view.names[seat]!);
  switch (kind) {
    case "hex": {
      const hex = table.hexes[which];
      const good = hex && componentsOf(scene).yields[hex.terrain];
      const facts = [good && say(`good-${good}`), hex?.number ? say("board-chance", { n: componentsOf(scene).pips[hex.number]! }) : undefined, table.robber === which ? say("label-robber") : undefined];
      return pieceCard(scene, `hex:${hex?.terrain ?? "sea"}`, facts, placeWord(scene, "hex", which) ?? hexInWords(table, say, which));
    }
    case "building": {
      const building = table.buildings[which];
      return pieceCard(scene, `building:${building?.city ? "city" : "settlement"}`, [name(building?.seat), placeWord(scene, "vertex", which)]);
    }
    case "road":
      return pieceCard(scene, kind, [name(table.roads[which])]);
    case "ship":
      return pieceCard(scene, kind, [name(table.ships?.[which])]);
    case "robber":
      return pieceCard(scene, kind, [hexInWords(table, say, table.robber)]);
    case "harbour":
      return pieceCard(scene, kind, [], harbourInWords(say, which));
    case "good": {
      if (!(which in table.bank)) return undefined;
      const have = which === "gold" ? mine?.gold : mine?.hand?.[which];
      return pieceCard(scene, `good:${which}`, [have === undefined ? undefined : yours(have), `${say("label-bank")}: ${table.bank[which]}`]);
    }
    case "card":
      return pieceCard(scene, `card:${which}`, [which === "dev-back" ? left(table.deck) : undefined]);
    default:
      return undefined;
  }
}

/** What each move builds, by the name of its price. */
const WARES: Record<string, string> = { build_road: "road", build_ship: "ship", build_settlement: "settlement", build_city: "city", buy_development_card: "development_card" };

/** What is lacking for a purchase. */
export function why(scene: Scene, move: string, rule: string): string | undefined {
  const table = tableOf(scene);
  const { say } = scene.texts;
  const mine = table.players[scene.view.seat ?? 0];
  const ware = WARES[move.split(" ")[0]!];
  if (rule !== "CB-8.1" || !ware || !mine) return undefined;
  const lacking = Object.entries(mine.lacks?.[ware] ?? {}).map(([good, n]) => `${n} ${say(`good-${good}`)}`);
  return lacking.length ? say("board-why-lack", { goods: lacking.join(", ") }) : undefined;
}
