// What goes from where to where when something happens; both ends are named by `data-thing`.
import type { Flight } from "$frame/game";
import type { GameInfo, LogEvent as AnyLogEvent, View } from "$lib/api/types";
import { hexVertices, vertexHexes } from "./geometry";
import type { Components, LogEvent, Table } from "./view";

type Way = { from: string; to: string };
const MOST_CARDS = 3; // that fly for one log event

/** Where goods of a seat go: one's own to what the board shows of them, those of others to their panel. */
const home = (view: View, seat: unknown, good: string) =>
  seat === view.seat ? `purse:${good}` : good === "gold" ? `gold-of:${seat}` : `cards-of:${seat}`;

/** The hexes that a good came from: those that yield by the dice, or around the second settlement. */
function sources(logEvents: LogEvent[], seat: number, good: string, table: Table, { yields }: Components): string[] {
  const placed = logEvents.find((one) => one.log_event === "placed-settlement" && one.seat === seat);
  const bears = (name: string) => yields[table.hexes[name]?.terrain ?? ""] === good;
  if (placed?.log_event === "placed-settlement") return vertexHexes(placed.vertex).filter(bears);
  return table.yielding.filter((name) => bears(name) && hexVertices(name).some((vertex) => table.buildings[vertex]?.seat === seat));
}

export function flights(told: AnyLogEvent[], _before: View, after: View, given: GameInfo["components"]): Flight[] {
  const table = after.table as unknown as Table;
  const components = given as Components;
  const logEvents = told as unknown as LogEvent[];
  const ways = (logEvent: LogEvent): Way[] => {
    const seat = "seat" in logEvent ? logEvent.seat : -1;
    const built = (piece: string, place: unknown): Way[] => [{ from: `piece-${piece}:${seat}`, to: `${piece}:${place}` }];
    const to = (good: unknown) => home(after, seat, String(good));
    switch (logEvent.log_event) {
      case "received": {
        const hexes = sources(logEvents, seat, logEvent.good, table, components);
        if (!hexes.length) return [{ from: `bank:${logEvent.good}`, to: to(logEvent.good) }];
        return hexes.map((name) => ({ from: `yield:${name}`, to: to(logEvent.good) }));
      }
      case "placed-road":
      case "built-road":
        return built("road", logEvent.edge);
      case "placed-ship":
      case "built-ship":
        return built("ship", logEvent.edge);
      case "placed-settlement":
      case "built-settlement":
        return built("settlement", logEvent.vertex);
      case "built-city":
        return built("city", logEvent.vertex);
      case "bought-card":
        return [{ from: "deck", to: `dev-of:${seat}` }];
      case "moved-robber":
        return [{ from: "robber", to: "robber" }];
      case "stole":
        return [{ from: `card-of:${logEvent.victim}`, to: seat === after.seat ? "hand" : `cards-of:${seat}` }];
      case "took":
        return [{ from: `bank:${logEvent.resource}`, to: to(logEvent.resource) }];
      case "gave-up":
        return logEvent.count ? [{ from: `card-of:${seat}`, to: `cards-of:${table.active}` }] : [];
      case "traded-with-bank":
        return [{ from: `card-of:${seat}`, to: `bank:${logEvent.give}` }, { from: `bank:${logEvent.get}`, to: to(logEvent.get) }];
      case "traded":
        return [{ from: `card-of:${seat}`, to: `cards-of:${logEvent.partner}` }, { from: `card-of:${logEvent.partner}`, to: `cards-of:${seat}` }];
      case "discarded":
        return components.resources.filter((good) => (logEvent.gains[0]?.goods[good] ?? 0) < 0).map((good) => ({ from: `card-of:${seat}`, to: `bank:${good}` }));
      default:
        return [];
    }
  };
  return logEvents.flatMap((logEvent, group) => ways(logEvent).slice(0, MOST_CARDS).map((way) => ({ ...way, group })));
}
