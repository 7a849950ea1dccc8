// Motion that explains: what changed goes from where it was to where it is.
import { moving } from "$lib/me.svelte";
import type { Flight } from "./game";

const TAKES = 340;
const BETWEEN = 130; // groups follow each other this soon
const MOST = 1600; // whatever happened, one may play on after this long

interface Prepared {
  flight: Flight;
  ghost: Element;
  from: DOMRect;
}

const shown = (thing: string): Element | undefined =>
  [...document.querySelectorAll(`[data-thing="${thing}"]`)].find((element) => element.checkVisibility());

/** A thing that is in sight; of a player's things that are not shown, the player. */
function find(thing: string): Element | undefined {
  const seat = /(?:^seat|-(?:of|on)):(\d)/.exec(thing)?.[1];
  return shown(thing) ?? (seat === undefined ? undefined : shown(`seat:${seat}`));
}

/** Remember what is about to leave its place. Returns what shows the flights once all is redrawn. */
export function prepare(flights: Flight[]): (() => void) | undefined {
  if (!moving() || document.hidden) return undefined;
  const prepared = flights.flatMap((flight): Prepared[] => {
    const source = shown(flight.from);
    return source ? [{ flight, ghost: source.cloneNode(true) as Element, from: source.getBoundingClientRect() }] : [];
  });
  return prepared.length ? () => fly(prepared) : undefined;
}

let running: Animation[] = [];

/** Everything that is under way jumps to its end. */
export function skipMotion(): void {
  running.forEach((animation) => animation.finish());
  running = [];
}

function fly(prepared: Prepared[]): void {
  skipMotion();
  const last = Math.max(...prepared.map(({ flight }) => flight.group));
  const between = Math.min(BETWEEN, (MOST - TAKES) / Math.max(1, last));
  for (const one of prepared) launch(one, one.flight.group * between);
}

function launch({ flight, ghost, from }: Prepared, delay: number): void {
  const target = find(flight.to);
  if (!target) return;
  const to = target.getBoundingClientRect();
  const carrier = document.createElement("div");
  carrier.className = "flight";
  carrier.append(ghost);
  ghost.removeAttribute("data-thing");
  for (const name of ["x", "y"]) ghost.removeAttribute(name);
  ghost.setAttribute("width", "100%");
  ghost.setAttribute("height", "100%");
  Object.assign(carrier.style, {
    position: "fixed", zIndex: "50", pointerEvents: "none",
    left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
  });
  document.body.append(carrier);

  const size = Math.min(to.width, to.height) / Math.max(1, Math.min(from.width, from.height));
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const arc = -Math.min(60, Math.hypot(dx, dy) / 6);
  const turn = flight.turns ? " rotateY(180deg)" : "";
  const animation = carrier.animate(
    [
      { transform: "none" },
      { transform: `translate(${dx / 2}px, ${dy / 2 + arc}px) scale(${(1 + size) / 2 + 0.12})` },
      { transform: `translate(${dx}px, ${dy}px) scale(${size})${turn}` },
    ],
    { duration: TAKES, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" },
  );
  // What has not arrived yet is not there yet.
  const hidden = (target as HTMLElement | SVGElement).style;
  const wasNew = flight.from !== flight.to && !target.hasAttribute("data-stays");
  if (wasNew) hidden.visibility = "hidden";
  const arrive = () => {
    if (wasNew) hidden.visibility = "";
    carrier.remove();
  };
  animation.onfinish = arrive;
  animation.oncancel = arrive;
  running.push(animation);
}
