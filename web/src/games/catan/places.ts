// Which moves are made by pointing at a place of the board. A scenario adds its own.
import type { LegalMove } from "$lib/api/types";
import { edgeMiddle, hexCentre, hexVertices, vertexAt, type Point } from "./geometry";
import type { Table } from "./view";

export interface PlaceMove {
  kind: "vertex" | "edge" | "hex";
  /** The value of the move that names the place. */
  field: string;
  /** The places that a move is made at, where it names none itself. */
  where?: (move: LegalMove, table: Table) => string[];
  /** What would stand there. */
  piece: "settlement" | "city" | "road" | "ship" | "robber" | "mark";
}

export type PlaceMoves = Record<string, PlaceMove>;

export const PLACE_MOVES: PlaceMoves = {
  setup_settlement: { kind: "vertex", field: "vertex", piece: "settlement" },
  setup_road: { kind: "edge", field: "edge", piece: "road" },
  build_settlement: { kind: "vertex", field: "vertex", piece: "settlement" },
  build_city: { kind: "vertex", field: "vertex", piece: "city" },
  build_road: { kind: "edge", field: "edge", piece: "road" },
  place_free_road: { kind: "edge", field: "edge", piece: "road" },
  rob: { kind: "vertex", field: "seat", piece: "mark", where: (move, table) => hexVertices(table.robber).filter((name) => table.buildings[name]?.seat === move.seat) },
  move_robber: { kind: "hex", field: "hex", piece: "robber" },
};

export interface Place extends PlaceMove {
  move: LegalMove;
  name: string;
  at: Point;
}

const WHERE = { vertex: vertexAt, edge: edgeMiddle, hex: hexCentre };

export function placesOf(moves: LegalMove[], known: PlaceMoves, table: Table): Place[] {
  return moves.flatMap((move): Place[] => {
    const place = known[move.move];
    if (!place) return [];
    const names = place.where?.(move, table) ?? [String(move[place.field])];
    return names.map((name) => ({ ...place, move, name, at: WHERE[place.kind](name) }));
  });
}
