// What goes from where to where when something happens; both ends are named by `data-thing`.
import type { Flight } from "$frame/game";
import type { Note } from "$lib/api/types";

type Way = (note: Note) => { from: string; to: string } | undefined;

const WAYS: Record<string, Way> = {
  bade: ({ seat }) => ({ from: `stone:${seat}`, to: `stone:${seat}` }),
  "bought-cards": ({ seat }) => ({ from: "deck-card", to: `cards-of:${seat}` }),
  "took-card": ({ seat }) => ({ from: "deck-card", to: `cards-of:${seat}` }),
  "placed-farmers": ({ province }) => ({ from: "supply-farmer", to: `fields:${province}` }),
  "placed-free-farmer": ({ province }) => ({ from: "supply-farmer", to: `fields:${province}` }),
  "took-farmer": ({ province }) => ({ from: "supply-farmer", to: `fields:${province}` }),
  "placed-brick": ({ province }) => ({ from: "supply-brick", to: `building:${province}` }),
  "took-brick": ({ province }) => ({ from: "supply-brick", to: `building:${province}` }),
  "temple-moved": () => ({ from: "temple", to: "temple" }),
  "took-pharaoh": () => ({ from: "pharaoh", to: "pharaoh" }),
};

export function flights(notes: Note[]): Flight[] {
  return notes.flatMap((note, group) => {
    const way = WAYS[String(note.note)]?.(note);
    return way ? [{ ...way, group }] : [];
  });
}
