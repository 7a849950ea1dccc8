// The worked examples of the rulebook: positions that the Python tests play (tests/games/amun_re/examples.py).
import type { Example } from "$frame/game";
import data from "../../../../src/heliopolis/games/amun_re/examples.json";
import type { Province } from "./view";

export interface Result {
  seat: number;
  pays?: number;
  gold?: number;
  points?: number;
  cards?: number;
  items?: number;
}

export interface DrawnExample extends Example {
  field?: number;
  sum?: number;
  provinces?: Province[];
  after?: Province[];
  offers?: { seat: number; gold: number | null }[];
  results?: Result[];
}

export const examples = data as unknown as DrawnExample[];
