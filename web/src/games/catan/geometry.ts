// Where hexes, corners and sides lie: pointy-top hexes in axial coordinates (see geometry.py).
export const SIZE = 100; // from the middle of a hex to a corner
export const HALF = (SIZE * Math.sqrt(3)) / 2; // from the middle to a side

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

function parts(name: string): { q: number; r: number; side: string } {
  const [q, r, side = ""] = name.split(",") as [string, string, string?];
  return { q: Number(q), r: Number(r), side };
}

export function hexCentre(name: string): Point {
  const { q, r } = parts(name);
  return { x: HALF * (2 * q + r), y: 1.5 * SIZE * r };
}

export function vertexAt(name: string): Point {
  const { x, y } = hexCentre(name);
  return { x, y: y + (parts(name).side === "n" ? -SIZE : SIZE) };
}

/** The two corners that a side joins, by name. */
export function edgeVertices(name: string): [string, string] {
  const { q, r, side } = parts(name);
  const north = `${q},${r},n`;
  const east = `${q + 1},${r - 1},s`;
  const southEast = `${q},${r + 1},n`;
  if (side === "ne") return [north, east];
  return side === "e" ? [east, southEast] : [southEast, `${q},${r},s`];
}

export function edgeEnds(name: string): [Point, Point] {
  const [a, b] = edgeVertices(name);
  return [vertexAt(a), vertexAt(b)];
}

export function edgeMiddle(name: string): Point {
  const [a, b] = edgeEnds(name);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The two hexes of a side. */
export function edgeHexes(name: string): [string, string] {
  const { q, r, side } = parts(name);
  const other = { ne: `${q + 1},${r - 1}`, e: `${q + 1},${r}`, se: `${q},${r + 1}` }[side as "ne" | "e" | "se"];
  return [`${q},${r}`, other];
}

/** The three hexes of a corner. */
export function vertexHexes(name: string): string[] {
  const { q, r, side } = parts(name);
  const more = side === "n" ? [`${q},${r - 1}`, `${q + 1},${r - 1}`] : [`${q},${r + 1}`, `${q - 1},${r + 1}`];
  return [`${q},${r}`, ...more];
}

/** The three sides that meet at a corner. */
export function vertexEdges(name: string): string[] {
  const { q, r, side } = parts(name);
  if (side === "n") return [`${q},${r},ne`, `${q},${r - 1},se`, `${q},${r - 1},e`];
  return [`${q},${r},se`, `${q - 1},${r + 1},ne`, `${q - 1},${r + 1},e`];
}

/** The corners of a hex, clockwise from the north. */
export function hexVertices(name: string): string[] {
  const { q, r } = parts(name);
  return [`${q},${r},n`, `${q + 1},${r - 1},s`, `${q},${r + 1},n`, `${q},${r},s`, `${q - 1},${r + 1},n`, `${q},${r - 1},s`];
}

/** The sides of a hex, clockwise from the north-east. */
export function hexEdges(name: string): string[] {
  const { q, r } = parts(name);
  return [`${q},${r},ne`, `${q},${r},e`, `${q},${r},se`, `${q - 1},${r + 1},ne`, `${q - 1},${r},e`, `${q},${r - 1},se`];
}

export function hexNeighbours(name: string): string[] {
  const { q, r } = parts(name);
  return [`${q + 1},${r - 1}`, `${q + 1},${r}`, `${q},${r + 1}`, `${q - 1},${r + 1}`, `${q - 1},${r}`, `${q},${r - 1}`];
}

/** The outline of a hex around the origin; smaller or larger by a factor. */
export function hexPath(factor = 1): string {
  const h = (HALF * factor).toFixed(2);
  const s = (SIZE * factor).toFixed(2);
  const half = ((SIZE * factor) / 2).toFixed(2);
  return `M0-${s}L${h}-${half}V${half}L0 ${s}L-${h} ${half}V-${half}Z`;
}

/** The box around hexes, with some room at each side. */
export function boundsOf(hexes: string[], room = 0): Box {
  const centres = hexes.map(hexCentre);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - HALF - room;
  const y = Math.min(...ys) - SIZE - room;
  return { x, y, width: Math.max(...xs) + HALF + room - x, height: Math.max(...ys) + SIZE + room - y };
}

/** A box made larger until those points lie in it, with room around each. */
export function holding(box: Box, points: Point[], room: number): Box {
  const left = Math.min(box.x, ...points.map(({ x }) => x - room));
  const top = Math.min(box.y, ...points.map(({ y }) => y - room));
  const right = Math.max(box.x + box.width, ...points.map(({ x }) => x + room));
  const foot = Math.max(box.y + box.height, ...points.map(({ y }) => y + room));
  return { x: left, y: top, width: right - left, height: foot - top };
}

/** A box widened around its middle until it has the shape of a window. */
export function shaped(box: Box, shape: number): Box {
  const wide = Math.max(box.width, box.height * shape);
  const high = wide / shape;
  return { x: box.x - (wide - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high };
}

export interface Port {
  edge: string;
  kind: string;
  /** Where the land is not: the middle of the water beside it. */
  out: Point;
}

/** The sides at which harbours lie, from the corners that have one: each corner belongs to one harbour. */
export function portsOf(harbours: Record<string, string>, isLand: (hex: string) => boolean): Port[] {
  const paired = new Map<string, string>();
  const partners = (vertex: string) =>
    vertexEdges(vertex).filter((edge) => {
      const other = edgeVertices(edge).find((end) => end !== vertex)!;
      const lands = edgeHexes(edge).filter(isLand).length;
      return lands === 1 && harbours[other] === harbours[vertex] && !paired.has(other);
    });
  // A corner that fits only one other is paired first, so that rows of like harbours come apart rightly.
  const open = () => Object.keys(harbours).filter((vertex) => !paired.has(vertex) && partners(vertex).length);
  for (let left = open(); left.length; left = open()) {
    const vertex = left.sort((a, b) => partners(a).length - partners(b).length)[0]!;
    const edge = partners(vertex)[0]!;
    for (const end of edgeVertices(edge)) paired.set(end, edge);
  }
  return [...new Set(paired.values())].map((edge) => portAt(edge, harbours[edgeVertices(edge)[0]]!, isLand));
}

export function portAt(edge: string, kind: string, isLand: (hex: string) => boolean): Port {
  const water = edgeHexes(edge).find((hex) => !isLand(hex)) ?? edgeHexes(edge)[1];
  return { edge, kind, out: hexCentre(water) };
}

const OUT = 0.66; // how far out towards the middle of the water its boat lies

export function boatAt({ edge, out }: Port): Point {
  const middle = edgeMiddle(edge);
  return { x: middle.x + (out.x - middle.x) * OUT, y: middle.y + (out.y - middle.y) * OUT };
}
