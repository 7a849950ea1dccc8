// What goes from where to where when something happens; both ends are named by `data-thing`.
import type { Flight } from "$frame/game";
import type { LogEvent, View } from "$lib/api/types";
import type { Table } from "./view";

type Way = (logEvent: LogEvent, before: Table) => { from: string; to: string };

const income: Way = ({ seat }) => ({ from: "bank", to: `purse-of:${seat}` });
const farmer: Way = ({ province }) => ({ from: "supply-farmer", to: `fields:${province}` });
const brick: Way = ({ province }) => ({ from: "supply-brick", to: `building:${province}` });
const card: Way = ({ seat }) => ({ from: "deck-card", to: `cards-of:${seat}` });

const WAYS: Record<string, Way> = {
  // Whoever has no stone on a card yet takes it out of his purse.
  bade: ({ seat }, before) => {
    const lies = before.provinces.some(({ stones }) => stones.some((stone) => stone.seat === seat));
    return { from: lies ? `stone:${seat}` : `coin-of:${seat}`, to: `stone:${seat}` };
  },
  paid: ({ seat, province }) => ({ from: `coin-of:${seat}`, to: `fields:${province}` }),
  "bought-cards": card,
  "took-card": card,
  "placed-farmers": farmer,
  "placed-free-farmer": farmer,
  "took-farmer": farmer,
  "placed-brick": brick,
  "took-brick": brick,
  stole: income,
  "income-one": income,
  "income-two": income,
  "income-three": income,
  "temple-moved": () => ({ from: "temple", to: "temple" }),
  "took-pharaoh": () => ({ from: "pharaoh", to: "pharaoh" }),
};

export function flights(logEvents: LogEvent[], before: View): Flight[] {
  const table = before.table as unknown as Table;
  return logEvents.flatMap((logEvent, group) => {
    const way = WAYS[String(logEvent.log_event)]?.(logEvent, table);
    return way ? [{ ...way, group }] : [];
  });
}
