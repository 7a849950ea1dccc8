// The table of Amun-Re as the server shows it (src/heliopolis/games/amun_re/view.py).
export type Cards = Record<string, number>; // how many of each kind

export interface Stone {
  seat: number;
  gold: number;
  outbid: boolean;
}

export interface Province {
  id: string;
  side: "west" | "east";
  region: "lower" | "upper";
  on_nile_bank: boolean;
  card_limit: number;
  fields: number;
  stand_ins: string[];
  printed_farmers: number;
  free_cards: number;
  free_bricks: number;
  free_gold: number;
  income_always: number;
  income_camel: number;
  temples: number;
  status: "owned" | "auctioned" | "face_down" | "out";
  owner: number | null;
  farmers: number;
  flat_farmers: number;
  all_farmers: number;
  bricks: number;
  pyramids: number;
  double_pyramids: number;
  harvest: number;
  further_income: number;
  eight_gold: boolean;
  harvest_boost: boolean;
  stones: Stone[];
  cards_here: number;
}

export interface Player {
  seat: number;
  points: number;
  gold: number | null;
  cards: number;
  known_builder: boolean;
  played: string[];
  provinces: string[];
  pyramids: number;
  sets: number;
  bricks: number;
  farmers: number;
  card_symbols: number;
  card_limit: number;
  free_fields: number;
  bonuses: Record<string, { has: number; needs: number }>;
  steals: boolean | null;
  offer: number | null;
  correction: boolean | null;
}

export interface TempleField {
  field: number;
  from: number | null;
  to: number | null;
  camel: boolean;
}

export interface Price {
  n: number;
  price: number;
  gold_left: number;
}

/** What a seat that is asked can buy for what, and what it would bring; which of these depends on the step. */
export interface Quote {
  bids?: { province: string; gold: number[] }[];
  missing?: number;
  prices?: Price[];
  limit?: number | null;
  province?: string;
  least?: number;
  most?: number;
  building?: { province: string; brick_builds: boolean; bricks_missing: number; builder: boolean }[];
  gold?: number;
  income?: { province: string; income: number; with_eight_gold: number; with_harvest_boost: number }[];
  bonuses?: Record<string, boolean>;
}

export type Step =
  | "bid" | "pay" | "buy_cards" | "buy_farmers" | "place_farmers" | "add_farmer" | "buy_bricks" | "build"
  | "offer" | "correct" | "reward" | "income" | "bonus" | "over";

export interface Table {
  phase: "auction" | "actions" | "offering" | "income" | "scoring";
  step: Step;
  round: number;
  rounds: number;
  kingdom: "old" | "new";
  start_player: number;
  actor: number | null;
  temple: { field: number | null; gold_per_farmer: number; points_per_temple: number; camel: boolean; track: TempleField[] };
  provinces: Province[];
  auction: { provinces: string[]; paying: boolean; placements: number; outbid: number[]; track: number[] } | null;
  offering: { open: boolean; sealed: number[]; sum: number | null; field: number | null; ranking: number[] } | null;
  reward: { seat: number; items_left: number; cards_chosen: number } | null;
  unplaced: number;
  deck: number;
  discard: Cards;
  prices: number[]; // of one piece, of two, and so on
  supply: { bricks: number; farmers: number } | null;
  province_cards_face_down: number;
  hand: Cards | null;
  own_offering: { finished: boolean; correction: boolean; steal: boolean; gold: number; converted: Cards; to_convert: number } | null;
  quote: Quote | null;
  players: Player[];
}

export const PHASES = ["auction", "actions", "offering", "income", "scoring"] as const;
export const ROUNDS_A_KINGDOM = 3;
export const BRICKS_A_PYRAMID = 3;
export const BRICKS_WITH_BUILDER = 2;
