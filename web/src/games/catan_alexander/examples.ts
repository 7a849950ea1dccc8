// The worked example that is drawn: data that the Python tests check against the rules.
import type { Example } from "$frame/game";
import data from "../../../../src/heliopolis/games/catan/alexander/examples.json";

export interface DrawnExample extends Example {
  /** Who wins a chit, one after another. */
  winners: number[];
  /** How things stand after some of them. */
  after: { chit: number; chits: number[]; offices: (number | null)[] }[];
}

export const examples: DrawnExample[] = data;
