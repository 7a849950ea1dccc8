// What a tap on a hex, a piece, a harbour or a card tells, in every game of Catan.
import { left, yours, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { harbourInWords, hexInWords, placeWord } from "./words";
import { componentsOf, tableOf } from "./view";

const CARD_RULES: Record<string, string> = { knight: "CB-9.3", road_building: "CB-9.4", year_of_plenty: "CB-9.5", monopoly: "CB-9.6", victory_point: "CB-9.7" };
const PIECE_RULES: Record<string, string[]> = { settlement: ["CB-8.3", "CB-5.1"], city: ["CB-8.5", "CB-5.1"], road: ["CB-8.2", "CB-10.1"], ship: ["CH-4.3", "CH-4.1"] };
const LAND_RULES: Record<string, string[]> = { desert: ["CB-6.3"], gold: ["CB-13.2", "CB-13.1"], site: ["CH-7.1", "CH-7.2"], sea: ["CB-1.3"] };

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const table = tableOf(scene);
  const { say } = scene.texts;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  const name = (seat: number | undefined) => (seat === undefined ? [] : [scene.view.names[seat]!]);
  switch (kind) {
    case "hex": {
      const hex = table.hexes[which];
      const good = hex && componentsOf(scene).yields[hex.terrain];
      const facts = [good ? say(`good-${good}`) : undefined, hex?.number ? say("board-chance", { n: componentsOf(scene).pips[hex.number]! }) : undefined, table.robber === which ? say("label-robber") : undefined];
      return { title: placeWord(scene, "hex", which) ?? hexInWords(table, say, which), facts: facts.filter((fact) => fact !== undefined), rules: LAND_RULES[hex?.terrain ?? "sea"] ?? ["CB-5.1"] };
    }
    case "building": {
      const building = table.buildings[which];
      const ware = building?.city ? "city" : "settlement";
      return { title: say(`board-ware-${ware}`), facts: [...name(building?.seat), placeWord(scene, "vertex", which) ?? ""], rules: PIECE_RULES[ware]! };
    }
    case "road":
    case "ship": {
      const seat = (kind === "road" ? table.roads : table.ships)?.[which];
      return { title: say(`board-ware-${kind}`), facts: name(seat), rules: PIECE_RULES[kind]! };
    }
    case "robber":
      return { title: say("label-robber"), facts: [hexInWords(table, say, table.robber)], rules: ["CB-6.5", "CB-6.4"] };
    case "harbour":
      return { title: harbourInWords(say, which), facts: [], rules: ["CB-7.4"] };
    case "good": {
      if (!(which in table.bank)) return undefined;
      const have = which === "gold" ? mine?.gold : mine?.hand?.[which];
      const facts = have === undefined ? [] : [yours(have)];
      return { title: say(`good-${which}`), facts: [...facts, `${say("label-bank")}: ${table.bank[which]}`], rules: which === "gold" ? ["CB-13.1", "CB-13.4"] : ["CB-5.1", "CB-7.4"] };
    }
    case "card":
      if (which === "back") return { title: say("label-cards"), facts: [], rules: ["CB-14.2", "CB-6.1"] };
      if (which === "dev-back") return { title: say("board-ware-development_card"), facts: [left(table.deck)], rules: ["CB-9.1", "CB-9.2"] };
      return CARD_RULES[which] ? { title: say(`card-${which}`), facts: [say(`board-card-${which}`)], rules: [CARD_RULES[which]!] } : undefined;
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
