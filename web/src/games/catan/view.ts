// The table of Catan as the server shows it (src/heliopolis/games/catan/view.py). Scenarios add to it.
import type { Scene } from "$frame/game";

export type Counts = Record<string, number>; // how many of each kind

export interface Hex {
  /** What the land is called, where a board has names. */
  place?: string | null;
  terrain: string;
  number: number | null;
}

export interface Building {
  seat: number;
  city: boolean;
}

export interface Player {
  seat: number;
  points: number;
  points_for: Counts;
  cards: number;
  hand: Counts | null;
  known: Counts | null;
  gold: number;
  development_cards: number;
  development: Counts | null;
  bought_now: Counts | null;
  knights: number;
  roads_left: number;
  settlements_left: number;
  cities_left: number;
  ships_left?: number;
  /** Nothing where there is no Longest Road. */
  road_length: number | null;
  road_edges: string[];
  ratios: Counts;
  to_discard: number | null;
  chosen: Counts | null;
}

export interface Offer {
  give: Counts | null;
  want: Counts | null;
  accepted: number[];
}

export interface Table {
  phase: string;
  active: number;
  first: number;
  turn: number;
  dice: [number, number] | null;
  target: number;
  robber: string;
  hexes: Record<string, Hex>;
  harbours: Record<string, string>;
  ports?: { edge: string; kind: string; harbour?: string; place?: string | null }[];
  /** Crossings that have names, in some scenarios. */
  route?: { vertex: string; place: string | null }[];
  buildings: Record<string, Building>;
  roads: Record<string, number>;
  ships?: Record<string, number>;
  costs: Record<string, Counts>;
  bank: Counts;
  deck: number;
  longest_road: number | null;
  largest_army: number | null;
  offer: Offer | null;
  stolen: { thief: number; victim: number; resource: string | null } | null;
  players: Player[];
}

export const RESOURCES = ["brick", "lumber", "wool", "grain", "ore"] as const;
export const CARDS = ["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"] as const;

/** What a terrain yields. */
export const YIELDS: Record<string, string> = { hills: "brick", forest: "lumber", pasture: "wool", fields: "grain", mountains: "ore", gold: "gold" };

/** Of 36 rolls, how many show a number. */
export const pips = (number: number): number => 6 - Math.abs(7 - number);

export const tableOf = (scene: Scene): Table => scene.view.table as unknown as Table;

/** The goods of a table in their order: five resources, and gold where a scenario has it. */
export const goodsOf = (table: Table): string[] => Object.keys(table.bank);

/** Whether this seat is asked now; `phase` names the question. */
export function asked(scene: Scene, ...phases: string[]): boolean {
  const { seat, players_to_move } = scene.view;
  return seat !== null && players_to_move.includes(seat) && (!phases.length || phases.includes(tableOf(scene).phase));
}

export const total = (counts: Counts | null | undefined): number => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);
