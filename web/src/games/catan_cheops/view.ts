// The table of Cheops as the server shows it (src/heliopolis/games/catan/cheops/view.py).
import type { Scene } from "$frame/game";
import type { Counts, Hex, Player as PlainPlayer, Table as PlainTable } from "../catan/view";

/** Whose pieces a route runs over. */
export interface Part {
  seat: number;
  roads: number;
  ships: number;
}

export interface Way {
  edges: string[];
  through: Part[];
}

export interface Port {
  harbour: string;
  place: string | null;
  edge: string;
  kind: string;
  seat: number | null;
}

/** Through whom one may build a block. */
export interface Host extends Way {
  seat: number;
  fee: number;
}

/** A harbour of somebody else that one is connected with. */
export interface Reached extends Port, Way {
  seat: number;
  fee: number;
  better_for: string[];
}

export interface Player extends PlainPlayer {
  ships_left: number;
  blocks: number;
  blocks_left: number;
  blessed: boolean;
  cursed: boolean;
  block_cost: Counts;
  after_block: { blessed: number; cursed: number[] };
  hosts: Host[];
  reaches: Reached[];
}

export type Builder = number | "pharaoh";

export interface Pyramid {
  open: boolean;
  laid: number;
  layers: { fields: number; blocks: Builder[] }[];
  black_blocks: number;
  black_left: number;
  blessing: number;
  curse: number;
  next_layer: number | null;
  blessed: number | null;
  cursed: number[];
}

export interface Table extends PlainTable {
  hexes: Record<string, Hex & { water: string | null; region: string | null }>;
  players: Player[];
  ships: Record<string, number>;
  start_vertices: string[];
  site: string[];
  ports: Port[];
  pyramid: Pyramid;
  deal: { harbour: string; give: string; ratio: number; takes: number } | null;
  lifted: string | null;
  ended_by: "points" | "pharaoh" | "pyramid" | null;
}

export const tableOf = (scene: Scene): Table => scene.view.table as unknown as Table;

export const fieldsOf = ({ layers }: Pyramid): number => layers.reduce((sum, { fields }) => sum + fields, 0);
