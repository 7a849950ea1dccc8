// The table of Priests of Ra as the server shows it (src/heliopolis/games/priests_of_ra/view.py).
export type Gains = Record<string, number>; // points by item of the scoring

export interface Player {
  seat: number;
  points: number | null;
  ankhs: number;
  suns_up: number[];
  suns_down: number[];
  sun_sum: number;
  display: Record<string, number>;
  worth: Gains;
  leads: string[];
}

export interface Table {
  phase: "turn" | "place" | "bid" | "flip" | "over";
  epoch: number;
  epoch_name: string;
  ended_by: string[];
  turn: number;
  ra_row: { tiles: number; spaces: number };
  auction_row: string[];
  row_spaces: number;
  centre_sun: number;
  drawn: string | null;
  auction: { reason: string; ra_player: number; best_bid: number | null; best_bidder: number | null } | null;
  flipping: { seat: number; flips_left: number; turned: Record<string, number> } | null;
  choices: { face: string; into?: string; gain?: Gains; gains?: Gains[] }[];
  lot_gains: Gains[] | null;
  bag: Record<string, number>;
  bag_left: number;
  box: Record<string, number>;
  players: Player[];
}

export const RA_ROW_SPACES = 10;
export const PROFESSIONS = ["farmer", "warrior", "trader", "scribe"] as const;
export const BUILDINGS = ["granary", "fortress", "market", "library"] as const;
export const CHAMBERS = ["burial_a", "burial_b", "burial_c", "burial_d"] as const;
/** Items that only the last scoring counts. */
export const AT_THE_END = new Set(["step_pyramid", "burial_chambers", "ankhs", "suns"]);

export const KIND_FACES: Record<string, string[]> = {
  ra: ["ra"],
  farmer_warrior: ["farmer", "warrior"],
  trader_scribe: ["trader", "scribe"],
  granary_fortress: ["granary", "fortress"],
  market_library: ["market", "library"],
  burial_ab: ["burial_a", "burial_b"],
  burial_cd: ["burial_c", "burial_d"],
  pyramid: ["pyramid"],
  priest: ["priest"],
  plague: ["plague"],
};

/** What a gain brings in this epoch's scoring, and what only in the end. */
export function split(gains: Gains, lastEpoch: boolean): { now: number; later: number } {
  let now = 0;
  let later = 0;
  for (const [item, points] of Object.entries(gains)) {
    if (AT_THE_END.has(item) && !lastEpoch) later += points;
    else now += points;
  }
  return { now, later };
}
