// What goes from where to where in the campaign, besides what moves in every game.
import type { Flight } from "$frame/game";
import type { GameInfo, LogEvent as AnyLogEvent, View } from "$lib/api/types";
import { flights as plainFlights } from "../catan/flights";
import type { LogEvent, Table } from "./view";

type Way = Omit<Flight, "group">;

const hand = (seat: number, own: number | null) => (seat === own ? "hand" : `cards-of:${seat}`);

function ways(logEvent: LogEvent, table: Table, own: number | null): Way[] {
  switch (logEvent.log_event) {
    case "marched":
      return [{ from: "alexander", to: "alexander" }];
    case "turned-chit":
      return [{ from: `chit:${table.position}`, to: "ware", turns: true }];
    case "drew":
      return table.players.map(({ seat }) => ({ from: "pile-card", to: hand(seat, own) }));
    case "paid": {
      const { seat, payment } = logEvent;
      if (payment === "gold") return [{ from: `coin-of:${seat}`, to: "bank:gold" }];
      return [{ from: `card-of:${seat}`, to: payment === "knight" ? "deck" : `bank:${payment}` }];
    }
    case "founded":
      return [{ from: `piece-settlement:${logEvent.seat}`, to: `settlement:${logEvent.vertex}` }];
    case "won-chit":
      return [{ from: "ware", to: `chits-of:${logEvent.seat}` }];
    case "took-office":
      return [{ from: `office:${logEvent.office}`, to: `office-of:${logEvent.seat}` }];
    case "took-office-from":
      return [{ from: `office-of:${logEvent.victim}`, to: `office-of:${logEvent.seat}` }];
    default:
      return [];
  }
}

export function flights(told: AnyLogEvent[], before: View, after: View, components: GameInfo["components"]): Flight[] {
  const table = after.table as unknown as Table;
  const own = (told as unknown as LogEvent[]).flatMap((logEvent, group) => ways(logEvent, table, after.seat).map((way) => ({ ...way, group })));
  return [...plainFlights(told, before, after, components), ...own];
}
