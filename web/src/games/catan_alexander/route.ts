// Where Alexander's way runs over the board.
import { edgeVertices, vertexAt, type Point } from "../catan/geometry";
import type { Table } from "./view";

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A point before the first crossing or behind the last, where the board names no arrow there. */
const beyond = (end: Point, inner: Point): Point => ({ x: end.x + (end.x - inner.x) / 2, y: end.y + (end.y - inner.y) / 2 });

export interface Step {
  from: Point;
  to: Point;
}

/** Where he comes from: the far end of the start arrow. */
function startOf({ start_arrow: arrow, route }: Table): Point {
  const first = route[0]!.vertex;
  const far = arrow ? edgeVertices(arrow).find((vertex) => vertex !== first) : undefined;
  return far ? vertexAt(far) : beyond(vertexAt(first), vertexAt(route[1]!.vertex));
}

/** Where he is going: Persepolis, the far end of the last arrow. */
export function goalOf({ end_arrow: arrow, route }: Table): Point {
  const last = route.at(-1)!.vertex;
  const far = arrow ? edgeVertices(arrow).find((vertex) => vertex !== last) : undefined;
  return far ? vertexAt(far) : beyond(vertexAt(last), vertexAt(route.at(-2)!.vertex));
}

/** The arrows in their order: one before each crossing, and one behind the last. */
export function stepsOf(table: Table): Step[] {
  const points = [startOf(table), ...table.route.map(({ vertex }) => vertexAt(vertex)), goalOf(table)];
  return points.slice(1).map((to, n) => ({ from: points[n]!, to }));
}

/** Where Alexander stands: in the middle of the arrow that he has come to; at the end in Persepolis. */
export function alexanderAt(table: Table): Point {
  const steps = stepsOf(table);
  const { from, to } = steps[Math.min(table.position, steps.length - 1)]!;
  return table.position >= table.route.length ? to : middle(from, to);
}


/** The side of a crossing on which the way leaves room for its name. */
export function roomBeside(table: Table, n: number): "above" | "below" | "left" | "right" {
  const at = vertexAt(table.route[n]!.vertex);
  const steps = stepsOf(table);
  const others = [steps[n]!.from, steps[n + 1]!.to];
  if (!others.some(({ x }) => Math.abs(x - at.x) < 1)) return table.route[n]!.vertex.endsWith("n") ? "above" : "below";
  return others.some(({ x }) => x < at.x - 1) ? "right" : "left";
}
