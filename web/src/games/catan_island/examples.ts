// The worked examples of the rulebook that are drawn: data that the Python tests check against the rules.
import type { Example } from "$frame/game";
import type { Hex, Player, Table } from "../catan/view";
import board from "../../../../src/heliopolis/games/catan/island/board.json";
import data from "../../../../src/heliopolis/games/catan/island/examples.json";

export interface DrawnExample extends Example {
  hexes: string[];
  settlements: Record<string, number>;
  roads: Record<string, number>;
  forbidden?: string[];
  allowed?: string[];
  harbours?: string[];
  ratios?: Record<string, number>;
  length?: number;
  longest?: string[];
}

export const examples = data as unknown as DrawnExample[];

const beginners = board.boards.island_beginner;
const LANDS: Record<string, Hex> = Object.fromEntries(beginners.hexes.map(({ id, terrain, number }) => [id, { terrain, number }]));
const HARBOURS: Record<string, string> = Object.fromEntries(
  beginners.harbours.flatMap(({ vertices, resource }) => vertices.map((vertex) => [vertex.toLowerCase(), resource ?? "any"])),
);

/** As much of a table as the drawing needs. */
export function tableOf({ hexes, settlements, roads, harbours = [], longest }: DrawnExample): Table {
  return {
    phase: "over",
    robber: "",
    dice: null,
    hexes: Object.fromEntries(hexes.map((name) => [name, LANDS[name]!])),
    harbours: Object.fromEntries(harbours.map((name) => [name, HARBOURS[name]!])),
    buildings: Object.fromEntries(Object.entries(settlements).map(([name, seat]) => [name, { seat, city: false }])),
    roads,
    longest_road: longest ? 0 : null,
    players: [{ road_edges: longest ?? [] } as unknown as Player],
  } as unknown as Table;
}
