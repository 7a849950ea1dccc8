// What goes from where to where when something happens; both ends are named by `data-thing`.
import type { Flight } from "$frame/game";
import type { LogEvent as AnyLogEvent, View } from "$lib/api/types";
import type { LogEvent, Table } from "./view";

type Way = { from: string; to: string };

function wayOf(logEvent: LogEvent, before: Table): Way | undefined {
  switch (logEvent.log_event) {
    case "bade": {
      // A player who has no stone on a card yet takes it out of the purse.
      const { seat } = logEvent;
      const lies = before.provinces.some(({ stones }) => stones.some((stone) => stone.seat === seat));
      return { from: lies ? `stone:${seat}` : `coin-of:${seat}`, to: `stone:${seat}` };
    }
    case "paid":
      return { from: `coin-of:${logEvent.seat}`, to: `fields:${logEvent.province}` };
    case "bought-cards":
    case "took-card":
      return { from: "deck-card", to: `cards-of:${logEvent.seat}` };
    case "placed-farmers":
    case "placed-free-farmer":
    case "took-farmer":
      return { from: "supply-farmer", to: `fields:${logEvent.province}` };
    case "placed-brick":
    case "took-brick":
      return { from: "supply-brick", to: `building:${logEvent.province}` };
    case "stole":
    case "income-one":
    case "income-two":
    case "income-three":
      return { from: "bank", to: `purse-of:${logEvent.seat}` };
    case "temple-moved":
      return { from: "temple", to: "temple" };
    case "took-pharaoh":
      return { from: "pharaoh", to: "pharaoh" };
    default:
      return undefined;
  }
}

export function flights(told: AnyLogEvent[], before: View): Flight[] {
  return (told as unknown as LogEvent[]).flatMap((logEvent, group) => {
    const way = wayOf(logEvent, before.table as unknown as Table);
    return way ? [{ ...way, group }] : [];
  });
}
