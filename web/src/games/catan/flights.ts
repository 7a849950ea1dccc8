// What goes from where to where when something happens; both ends are named by `data-thing`.
import type { Flight } from "$frame/game";
import type { LogEvent, View } from "$lib/api/types";
import { hexVertices, vertexHexes } from "./geometry";
import { RESOURCES, YIELDS, type Table } from "./view";

type Way = { from: string; to: string };
const MOST_CARDS = 3; // that fly for one log event

/** Where goods of a seat go: one's own to what the board shows of them, those of others to their panel. */
const home = (view: View, seat: unknown, good: string) =>
  seat === view.seat ? `purse:${good}` : good === "gold" ? `gold-of:${seat}` : `cards-of:${seat}`;

/** The hexes that a good came from: those of the roll, or around the second settlement. */
function sources(logEvents: LogEvent[], logEvent: LogEvent, table: Table): string[] {
  const { seat, good } = logEvent;
  const placed = logEvents.find((one) => one.log_event === "placed-settlement" && one.seat === seat);
  const bears = (name: string) => YIELDS[table.hexes[name]?.terrain ?? ""] === good;
  if (placed) return vertexHexes(String(placed.vertex)).filter(bears);
  const sum = table.dice ? table.dice[0] + table.dice[1] : 0;
  return Object.keys(table.hexes).filter(
    (name) => bears(name) && table.hexes[name]!.number === sum && name !== table.robber && hexVertices(name).some((vertex) => table.buildings[vertex]?.seat === seat),
  );
}

export function flights(logEvents: LogEvent[], _before: View, after: View): Flight[] {
  const table = after.table as unknown as Table;
  const ways = (logEvent: LogEvent): Way[] => {
    const { seat } = logEvent;
    const built = (piece: string, place: unknown): Way[] => [{ from: `piece-${piece}:${seat}`, to: `${piece}:${place}` }];
    const to = (good: unknown) => home(after, seat, String(good));
    switch (logEvent.log_event) {
      case "received": {
        const hexes = sources(logEvents, logEvent, table);
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
        return Number(logEvent.count) ? [{ from: `card-of:${seat}`, to: `cards-of:${table.active}` }] : [];
      case "traded-with-bank":
        return [{ from: `card-of:${seat}`, to: `bank:${logEvent.give}` }, { from: `bank:${logEvent.get}`, to: to(logEvent.get) }];
      case "traded":
        return [{ from: `card-of:${seat}`, to: `cards-of:${logEvent.partner}` }, { from: `card-of:${logEvent.partner}`, to: `cards-of:${seat}` }];
      case "discarded":
        return RESOURCES.filter((good) => Number(logEvent[good]) > 0).map((good) => ({ from: `card-of:${seat}`, to: `bank:${good}` }));
      default:
        return [];
    }
  };
  return logEvents.flatMap((logEvent, group) => ways(logEvent).slice(0, MOST_CARDS).map((way) => ({ ...way, group })));
}
