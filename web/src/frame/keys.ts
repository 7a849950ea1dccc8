// The table by keyboard: arrows go from place to place, numbers give answers, letters do the rest.

/** What a key does, by the name of its text. */
export const KEYS = [
  ["Enter", "key-main"],
  ["← ↑ → ↓", "key-arrows"],
  ["1–9", "key-answers"],
  ["U", "key-undo"],
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

/** Go to the nearest place in the direction of an arrow key; whether there was one. */
export function goTo(key: string): boolean {
  const ahead = AHEAD[key];
  const places = [...document.querySelectorAll<SVGElement | HTMLElement>(PLACES)].filter((place) => place.checkVisibility());
  if (!ahead || !places.length) return false;
  const middle = (place: Element) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = places.find((place) => place === document.activeElement);
  if (!from) {
    places[0]!.focus();
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
  return true;
}
