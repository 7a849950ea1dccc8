// The table of Alexander as the server shows it (src/heliopolis/games/catan/alexander/view.py).
import type { Scene } from "$frame/game";
import type { Counts, Player as PlainPlayer, Table as PlainTable } from "../catan/view";

export const EVENTS = ["famine", "bridge", "battle", "statue"] as const;
export const OFFICES = ["alexanders_right_hand", "first_counsellor", "general_adviser"] as const;
export const CHITS_FOR_OFFICE = 3;

export interface Crossing {
  vertex: string;
  place: string | null;
  kind: "temple" | "event" | "empty" | "violet";
  /** What the chit showed, once it was turned. */
  event: string | null;
}

/** What somebody can pay in an auction, as far as one may know. */
export interface Means {
  seat: number;
  units: Counts;
  gold: number;
  knights: number;
  hidden: number;
  sure: number;
  most: number;
}

export interface Auction {
  event: string;
  /** What may be paid with, and what one of it is worth. */
  pays: Counts;
  overpay: boolean;
  means: Means[];
  high_bid: number | null;
  bidder: number | null;
  passed: number[];
  to_pay: number | null;
  to_lose: number | null;
}

export interface Player extends PlainPlayer {
  chits: Counts;
  chit_count: number;
}

export interface Table extends PlainTable {
  players: Player[];
  draw_pile: number;
  position: number;
  route: Crossing[];
  start_arrow: string | null;
  end_arrow: string | null;
  guarded: string[];
  chits_face_down: Counts;
  offices: Record<string, number | "put_away" | null>;
  office_points: Counts;
  auction: Auction | null;
}

export const tableOf = (scene: Scene): Table => scene.view.table as unknown as Table;

export const officeOf = (table: Table, seat: number): string | undefined => OFFICES.find((office) => table.offices[office] === seat);
