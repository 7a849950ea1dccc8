// The table by keyboard: arrows go from place to place, numbers give answers, letters do the rest.

/** What a key does, by the name of its text. */
export const KEYS = [
  ["Enter", "key-main"],
  ["← ↑ → ↓", "key-arrows"],
  ["1–9", "key-answers"],
  ["U", "key-undo"],
  ["H", "key-hint"],
  ["I", "key-piece"],
  ["N", "key-next"],
  ["L", "key-log"],
  ["T", "key-text"],
  ["Esc", "key-escape"],
  ["?", "key-help"],
] as const;

const PLACES = ".stage .spot.open, .stage [role=button][tabindex='0'], .stage button:enabled";
const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether somebody is writing: then keys are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select");
}

const shown = (selector: string) => [...document.querySelectorAll<SVGElement | HTMLElement>(selector)].filter((place) => place.checkVisibility());

/** Go to a piece, so that its card can be read: the next kind of piece after the one that has the focus, or the first. */
export function nextPiece(): Element | undefined {
  const kinds = new Map(shown("main [data-piece], .bar [data-piece]").reverse().map((piece) => [piece.dataset.piece, piece]));
  const pieces = [...kinds.values()].reverse();
  const now = document.activeElement instanceof Element ? document.activeElement.getAttribute("data-piece") : null;
  const next = pieces[(pieces.findIndex((piece) => piece.dataset.piece === now) + 1) % pieces.length];
  if (!next?.matches("[tabindex], button")) next?.setAttribute("tabindex", "-1");
  next?.focus();
  return next;
}

/** Give an answer by its number. It has the focus then, so that Enter confirms it. */
export function giveAnswer(number: number): void {
  const answer = shown("[data-answer]:enabled")[number - 1];
  answer?.focus();
  answer?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Let go of a place that is no longer offered, so that Enter is the main action again. */
export function leaveClosedPlace(): void {
  const now = document.activeElement;
  if (now instanceof SVGElement && now.matches(".spot:not(.open)")) now.blur();
}

/** Where the arrow keys last went: the next question is answered from there. */
let lastPlace: { x: number; y: number } | undefined;

/** Go to the nearest place in the direction of an arrow key; whether there was one. */
export function goTo(key: string): boolean {
  const ahead = AHEAD[key];
  const places = shown(PLACES);
  if (!ahead || !places.length) return false;
  const middle = (place: Element) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = places.find((place) => place === document.activeElement);
  if (!from) {
    const offered = places.filter((place) => place.matches(".spot.open"));
    const away = (place: Element) => (lastPlace ? Math.hypot(middle(place).x - lastPlace.x, middle(place).y - lastPlace.y) : 0);
    const first = (offered.length ? offered : places).reduce((best, place) => (away(place) < away(best) ? place : best));
    lastPlace = middle(first);
    first.focus();
    return true;
  }
  const start = middle(from);
  // Straight ahead is nearer than aside.
  const away = (place: Element) => {
    const { x, y } = middle(place);
    const along = (x - start.x) * ahead[0] + (y - start.y) * ahead[1];
    const aside = Math.abs((x - start.x) * ahead[1]) + Math.abs((y - start.y) * ahead[0]);
    return along > 1 ? along + 2 * aside : Infinity;
  };
  const next = places.filter((place) => away(place) < Infinity).sort((a, b) => away(a) - away(b))[0];
  next?.focus();
  lastPlace = middle(next ?? from);
  return true;
}
