// Where the places of a board that is being edited lie, and which of them a tap or an arrow key means.
import type { EditSpot } from "$lib/boards";
import { edgeMiddle, hexCentre, vertexAt, type Point } from "./geometry";

const NEAR_SIZE = { edge: 30, vertex: 30, hex: 87 }; // around the middle of a place
type Drawn = keyof typeof NEAR_SIZE;

export const isDrawn = ({ kind }: EditSpot): boolean => kind in NEAR_SIZE;

export function middleOf({ kind, at }: EditSpot): Point {
  return kind === "hex" ? hexCentre(at) : kind === "edge" ? edgeMiddle(at) : vertexAt(at);
}

const away = (spot: EditSpot, { x, y }: Point) => Math.hypot(middleOf(spot).x - x, middleOf(spot).y - y);

/** The place that a tap means: small places lie upon the large ones. */
export function spotAt(spots: EditSpot[], at: Point): EditSpot | undefined {
  const near = spots.filter((spot) => isDrawn(spot) && away(spot, at) <= NEAR_SIZE[spot.kind as Drawn]);
  const small = near.filter(({ kind }) => kind !== "hex");
  return (small.length ? small : near).toSorted((a, b) => away(a, at) - away(b, at))[0];
}

const ARROWS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** The next place in the direction of an arrow key. */
export function spotBeside(spots: EditSpot[], from: EditSpot, key: string): EditSpot | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const { x, y } = middleOf(from);
  const seen = spots.filter(isDrawn).flatMap((spot) => {
    const there = middleOf(spot);
    const [along, aside] = [(there.x - x) * arrow.x + (there.y - y) * arrow.y, Math.abs((there.x - x) * arrow.y) + Math.abs((there.y - y) * arrow.x)];
    return along > 1 ? [{ spot, far: along + aside + aside }] : [];
  });
  return seen.toSorted((a, b) => a.far - b.far)[0]?.spot;
}
