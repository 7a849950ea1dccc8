// The moves of Cheops that are made by pointing at a place of the board.
import type { PlaceMoves } from "../catan/places";

export const PLACES: PlaceMoves = {
  choose_robber_desert: { kind: "hex", field: "hex", piece: "robber" },
  setup_ship: { kind: "edge", field: "edge", piece: "ship" },
  build_ship: { kind: "edge", field: "edge", piece: "ship" },
  place_free_ship: { kind: "edge", field: "edge", piece: "ship" },
  move_ship: { kind: "edge", field: "edge", piece: "ship" },
  move_ship_to: { kind: "edge", field: "edge", piece: "ship" },
};
