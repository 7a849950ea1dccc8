// What goes from where to where in the campaign, besides what moves in every game.
import type { Flight } from "$frame/game";
import type { LogEvent, View } from "$lib/api/types";
import { flights as plainFlights } from "../catan/flights";
import type { Table } from "./view";

type Ways = (logEvent: LogEvent, table: Table, seat: number | null) => { from: string; to: string; turns?: boolean }[];

const hand = (seat: number, own: number | null) => (seat === own ? "hand" : `cards-of:${seat}`);

const WAYS: Record<string, Ways> = {
  marched: () => [{ from: "alexander", to: "alexander" }],
  "turned-chit": (_, table) => [{ from: `chit:${table.position}`, to: "ware", turns: true }],
  drew: (_, table, own) => table.players.map(({ seat }) => ({ from: "pile-card", to: hand(seat, own) })),
  paid: ({ seat, payment }) => [payment === "gold" ? { from: `coin-of:${seat}`, to: "bank:gold" } : { from: `card-of:${seat}`, to: payment === "knight" ? "deck" : `bank:${payment}` }],
  founded: ({ seat, vertex }) => [{ from: `piece-settlement:${seat}`, to: `settlement:${vertex}` }],
  "won-chit": ({ seat }) => [{ from: "ware", to: `chits-of:${seat}` }],
  "took-office": ({ seat, office }) => [{ from: `office:${office}`, to: `office-of:${seat}` }],
  "took-office-from": ({ seat, victim }) => [{ from: `office-of:${victim}`, to: `office-of:${seat}` }],
};

export function flights(logEvents: LogEvent[], before: View, after: View): Flight[] {
  const table = after.table as unknown as Table;
  const own = logEvents.flatMap((logEvent, group) => (WAYS[String(logEvent.log_event)]?.(logEvent, table, after.seat) ?? []).map((way) => ({ ...way, group })));
  return [...plainFlights(logEvents, before, after), ...own];
}
