// What goes from where to where when something happens; both ends are named by `data-thing`.
import type { Flight } from "$frame/game";
import type { Note, View } from "$lib/api/types";
import { hexVertices, vertexHexes } from "./geometry";
import { RESOURCES, YIELDS, type Table } from "./view";

type Way = { from: string; to: string };
const MOST_CARDS = 3; // that fly for one note

/** Where goods of a seat go: one's own to what the board shows of them, those of others to their panel. */
const home = (view: View, seat: unknown, good: string) =>
  seat === view.seat ? `purse:${good}` : good === "gold" ? `gold-of:${seat}` : `cards-of:${seat}`;

/** The hexes that a good came from: those of the roll, or around the second settlement. */
function sources(notes: Note[], note: Note, table: Table): string[] {
  const { seat, good } = note;
  const placed = notes.find((one) => one.note === "placed-settlement" && one.seat === seat);
  const bears = (name: string) => YIELDS[table.hexes[name]?.terrain ?? ""] === good;
  if (placed) return vertexHexes(String(placed.vertex)).filter(bears);
  const sum = table.dice ? table.dice[0] + table.dice[1] : 0;
  return Object.keys(table.hexes).filter(
    (name) => bears(name) && table.hexes[name]!.number === sum && name !== table.robber && hexVertices(name).some((vertex) => table.buildings[vertex]?.seat === seat),
  );
}

export function flights(notes: Note[], _before: View, after: View): Flight[] {
  const table = after.table as unknown as Table;
  const ways = (note: Note): Way[] => {
    const { seat } = note;
    const built = (piece: string, place: unknown): Way[] => [{ from: `piece-${piece}:${seat}`, to: `${piece}:${place}` }];
    const to = (good: unknown) => home(after, seat, String(good));
    switch (note.note) {
      case "received": {
        const hexes = sources(notes, note, table);
        if (!hexes.length) return [{ from: `bank:${note.good}`, to: to(note.good) }];
        return hexes.map((name) => ({ from: `yield:${name}`, to: to(note.good) }));
      }
      case "placed-road":
      case "built-road":
        return built("road", note.edge);
      case "placed-ship":
      case "built-ship":
        return built("ship", note.edge);
      case "placed-settlement":
      case "built-settlement":
        return built("settlement", note.vertex);
      case "built-city":
        return built("city", note.vertex);
      case "bought-card":
        return [{ from: "deck", to: `dev-of:${seat}` }];
      case "moved-robber":
        return [{ from: "robber", to: "robber" }];
      case "stole":
        return [{ from: `card-of:${note.victim}`, to: seat === after.seat ? "hand" : `cards-of:${seat}` }];
      case "took":
        return [{ from: `bank:${note.resource}`, to: to(note.resource) }];
      case "gave-up":
        return Number(note.count) ? [{ from: `card-of:${seat}`, to: `cards-of:${table.active}` }] : [];
      case "traded-with-bank":
        return [{ from: `card-of:${seat}`, to: `bank:${note.give}` }, { from: `bank:${note.get}`, to: to(note.get) }];
      case "traded":
        return [{ from: `card-of:${seat}`, to: `cards-of:${note.partner}` }, { from: `card-of:${note.partner}`, to: `cards-of:${seat}` }];
      case "discarded":
        return RESOURCES.filter((good) => Number(note[good]) > 0).map((good) => ({ from: `card-of:${seat}`, to: `bank:${good}` }));
      default:
        return [];
    }
  };
  return notes.flatMap((note, group) => ways(note).slice(0, MOST_CARDS).map((way) => ({ ...way, group })));
}
