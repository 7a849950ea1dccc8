// A move that is pointed out: whatever on the screen stands for it glows, in any game.
import type { LegalMove } from "$lib/api/types";

let sheet: CSSStyleSheet | undefined;

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** What stands for a move: its own spot or button, and the places it names. */
export function standsFor(move: LegalMove): string {
  const { text, move: _, ...named } = move;
  const places = Object.entries(named).map(([name, value]) => `[data-thing=${quoted(`${name}:${String(value)}`)}]`);
  return [`[data-move=${quoted(text)}]`, `[data-answer=${quoted(text)}]`, ...places].join(", ");
}

/** Let what stands for a move glow; without one nothing does. Returns what ends it. */
export function glowAt(move: LegalMove | undefined): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const own = sheet;
  own.replaceSync(move ? `:is(${standsFor(move)}) { filter: drop-shadow(0 0 3px var(--advised)) drop-shadow(0 0 9px var(--advised)); animation: advised 1.2s ease-in-out 6 alternate; }` : "");
  return () => own.replaceSync("");
}
