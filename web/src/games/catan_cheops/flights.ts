// What goes from where to where in Egypt, besides what moves in every game.
import type { Flight } from "$frame/game";
import type { LogEvent, View } from "$lib/api/types";
import { flights as plainFlights } from "../catan/flights";

const WAYS: Record<string, (logEvent: LogEvent) => { from: string; to: string }[]> = {
  "built-block": ({ seat, block }) => [{ from: `block-of:${seat}`, to: `block:${block}` }],
  "pharaoh-built": ({ block }) => [{ from: "black-block", to: `block:${block}` }],
  "paid-host": ({ seat, host }) => [{ from: `coin-of:${seat}`, to: `gold-of:${host}` }],
  "opened-deal": ({ seat, partner }) => [{ from: `coin-of:${seat}`, to: `gold-of:${partner}` }],
  "took-in-deal": ({ seat, give, get }) => [{ from: `card-of:${seat}`, to: `bank:${give}` }, { from: `bank:${get}`, to: `cards-of:${seat}` }],
  "moved-ship": ({ origin, edge }) => [{ from: `ship:${origin}`, to: `ship:${edge}` }],
  "blessed-instead": () => [{ from: "blessing", to: "blessing" }],
};

export function flights(logEvents: LogEvent[], before: View, after: View): Flight[] {
  const own = logEvents.flatMap((logEvent, group) => (WAYS[String(logEvent.log_event)]?.(logEvent) ?? []).map((way) => ({ ...way, group })));
  return [...plainFlights(logEvents, before, after), ...own];
}
