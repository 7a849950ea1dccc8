// The table of Catan as the server shows it (src/heliopolis/games/catan/view_types.py). Scenarios add to it.
import type { Scene } from "$frame/game";
import type { Schemas } from "$lib/api/types";

export type Counts = Record<string, number>; // how many of each kind

/** The plain game, with what some scenarios show besides. */
export type Hex = Schemas["CatanHex"] & Partial<Pick<Schemas["CatanAlexanderHex"], "place">>;
export type Building = Schemas["CatanBuilding"];
export type Player = Schemas["CatanPlayer"] & Partial<Pick<Schemas["CatanCheopsPlayer"], "ships_left">>;
export type Offer = Schemas["CatanOffer"];
export type Components = Schemas["CatanIslandComponents"];
export type LogEvent = Schemas["CatanIslandLogEvent"] | Schemas["CatanCheopsLogEvent"];
export type Phase = Schemas["CatanIslandTable"]["phase"] | Schemas["CatanAlexanderTable"]["phase"] | Schemas["CatanCheopsTable"]["phase"];
type Scenarios = Partial<Pick<Schemas["CatanCheopsTable"], "ships" | "ports">> & { route?: Pick<Schemas["CatanAlexanderCrossing"], "vertex" | "place">[] };
export type Table = Omit<Schemas["CatanIslandTable"], "phase" | "hexes" | "players"> &
  Scenarios & { phase: Phase; hexes: Record<string, Hex>; players: Player[] };

export const tableOf = (scene: Scene): Table => scene.view.table as unknown as Table;
export const componentsOf = (scene: Pick<Scene, "components">): Components => scene.components as Components;

/** The goods of a table in their order: five resources, and gold where a scenario has it. */
export const goodsOf = (table: Table): string[] => Object.keys(table.bank);

/** Whether this seat is asked now; `phase` names the question. */
export function asked(scene: Scene, ...phases: Phase[]): boolean {
  const { seat, players_to_move } = scene.view;
  return seat !== null && players_to_move.includes(seat) && (!phases.length || phases.includes(tableOf(scene).phase));
}

export const total = (counts: Counts | null | undefined): number => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);
