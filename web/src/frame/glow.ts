// A move that is pointed out: whatever on the screen stands for it glows, in any game.
import type { LegalMove } from "$lib/api/types";

let sheet: CSSStyleSheet | undefined;

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** What stands for a seat's move: its own spot or button, and the places and things it names. */
export function standsFor(move: LegalMove, seat: number | null): string {
  const { text, move: _, ...named } = move;
  const things = Object.entries(named).map(([name, value]) => `${name}:${String(value)}`);
  const places = things.flatMap((thing) => [thing, `seat:${seat}:${thing}`]).map((thing) => `[data-thing=${quoted(thing)}]`);
  return [`[data-move=${quoted(text)}]`, `[data-answer=${quoted(text)}]`, ...places].join(", ");
}

/** Shadows are as much smaller as a board is drawn smaller: where a finger is led to a place, that is drawn as well. */
const rules = (which: string) => `
  :is(${which}) { filter: drop-shadow(0 0 2px white) drop-shadow(0 0 5px var(--advised)) drop-shadow(0 0 12px var(--advised)); animation: advised 1.2s ease-in-out 6 alternate; }
  :is(${which}) .hit { fill: color-mix(in srgb, var(--advised) 15%, transparent); stroke: var(--advised); stroke-width: 3px; vector-effect: non-scaling-stroke; }
`;

/** Let what stands for a move glow; without one nothing does. Returns what ends it. */
export function glowAt(move: LegalMove | undefined, seat: number | null): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const own = sheet;
  own.replaceSync(move ? rules(standsFor(move, seat)) : "");
  return () => own.replaceSync("");
}
