// The worked examples of the rulebook: data that the Python tests check against the rules.
import type { Example } from "$frame/game";
import data from "../../../../src/heliopolis/games/priests_of_ra/examples.json";
import type { Components, Gains, Player, Table } from "./view";

export interface DrawnExample extends Example {
  epoch?: number;
  shows_suns?: boolean;
  players?: { display: Record<string, number>; ankhs: number; suns: number[]; leads: string[]; gains: Gains; takes_ankhs: number }[];
  board?: { seats: number; ra_tiles: number; row: string[]; centre_sun: number; ra_player: number | null };
}

export const examples = data as unknown as DrawnExample[];

/** As much of a table as the drawings need. */
export function tableOf({ players, board, epoch = 1 }: DrawnExample, { ra_row_spaces, blocked_spaces, row_spaces }: Components): Table {
  const seats = players?.length ?? board!.seats;
  return {
    phase: "over",
    epoch,
    ra_row: { tiles: board?.ra_tiles ?? 0, spaces: ra_row_spaces - blocked_spaces[seats]! },
    auction_row: board?.row ?? [],
    row_spaces,
    centre_sun: board?.centre_sun ?? 1,
    drawn: null,
    auction: board?.ra_player == null ? null : { reason: "ra_tile", ra_player: board.ra_player, best_bid: null, best_bidder: null },
    flipping: null,
    choices: [],
    lot_gains: null,
    answers: [],
    counted_later: [],
    bag_left: 0,
    players: Array.from({ length: seats }, (_, seat): Player => {
      const player = players?.[seat];
      return { seat, points: null, ankhs: player?.ankhs ?? 0, suns_up: player?.suns ?? [], suns_down: [], sun_sum: 0, display: player?.display ?? {}, worth: {}, leads: player?.leads ?? [] };
    }),
  } as unknown as Table;
}
