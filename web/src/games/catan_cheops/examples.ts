// The worked example that is drawn: data that the Python tests check against the rules.
import type { Example } from "$frame/game";
import data from "../../../../src/heliopolis/games/catan/cheops/examples.json";

export interface DrawnExample extends Example {
  /** Who lays a block, one after another. */
  builders: number[];
  after: { blocks: number[]; blessed: number; cursed: number[] }[];
}

export const examples: DrawnExample[] = data;
