// What goes from where to where in Egypt, besides what moves in every game.
import type { Flight } from "$frame/game";
import type { GameInfo, LogEvent as AnyLogEvent, View } from "$lib/api/types";
import { flights as plainFlights } from "../catan/flights";
import type { LogEvent } from "./view";

type Way = Omit<Flight, "group">;

function ways(logEvent: LogEvent): Way[] {
  switch (logEvent.log_event) {
    case "built-block":
      return [{ from: `block-of:${logEvent.seat}`, to: `block:${logEvent.block}` }];
    case "pharaoh-built":
      return [{ from: "black-block", to: `block:${logEvent.block}` }];
    case "paid-host":
      return [{ from: `coin-of:${logEvent.seat}`, to: `gold-of:${logEvent.host}` }];
    case "opened-deal":
      return [{ from: `coin-of:${logEvent.seat}`, to: `gold-of:${logEvent.partner}` }];
    case "took-in-deal":
      return [{ from: `card-of:${logEvent.seat}`, to: `bank:${logEvent.give}` }, { from: `bank:${logEvent.get}`, to: `cards-of:${logEvent.seat}` }];
    case "moved-ship":
      return [{ from: `ship:${logEvent.origin}`, to: `ship:${logEvent.edge}` }];
    case "blessed-instead":
      return [{ from: "blessing", to: "blessing" }];
    default:
      return [];
  }
}

export function flights(told: AnyLogEvent[], before: View, after: View, components: GameInfo["components"]): Flight[] {
  const own = (told as unknown as LogEvent[]).flatMap((logEvent, group) => ways(logEvent).map((way) => ({ ...way, group })));
  return [...plainFlights(told, before, after, components), ...own];
}
