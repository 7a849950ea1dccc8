// A board that is being edited, as a table of hexes is drawn.
import type { Board } from "$lib/boards";
import { edgeVertices } from "./geometry";

interface Tile {
  id: string;
  terrain: string;
  number: number | null;
  water_body?: string;
}
interface HexBoardData {
  hexes: Tile[];
  harbours: { edge: string; resource: string | null }[];
  robber_start: string | string[];
  route?: { crossings: { vertex: string; kind: string }[]; start_arrow: string; end_arrow: string };
  start_vertices?: string[];
  site_vertices?: string[];
}
type Named = Record<string, Record<string, unknown>>;

const lower = (names: string[]) => names.map((name) => name.toLowerCase());

/** What lies on the table, with hexes, harbours, robber, route and start places of a board. */
export function drawBoard(table: Record<string, unknown>, board: Board): Record<string, unknown> {
  const data = board as unknown as HexBoardData;
  const own = table.hexes as Named;
  const laid = data.hexes.filter(({ terrain }) => terrain !== "void");
  const ports = data.harbours.map(({ edge, resource }, n) => ({ harbour: `h${n + 1}`, place: null, edge: edge.toLowerCase(), kind: resource ?? "any" }));
  return {
    ...table,
    hexes: Object.fromEntries(laid.map(({ id, terrain, number, water_body: water }) => [id, { ...own[id], terrain, number, ...(water || own[id]?.water ? { water: water ?? null } : {}) }])),
    ports,
    harbours: Object.fromEntries(ports.flatMap(({ edge, kind }) => edgeVertices(edge).map((vertex) => [vertex, kind]))),
    robber: [data.robber_start].flat()[0],
    ...(data.route ? drawRoute(table, data.route) : {}),
    ...(data.start_vertices ? { start_vertices: lower(data.start_vertices), site: lower(data.site_vertices ?? []) } : {}),
  };
}

function drawRoute(table: Record<string, unknown>, route: NonNullable<HexBoardData["route"]>) {
  const own = table.route as { vertex: string; place: string | null }[];
  const crossings = route.crossings.map(({ vertex, kind }) => {
    const name = vertex.toLowerCase();
    return { vertex: name, kind, event: null, place: own.find((one) => one.vertex === name)?.place ?? null };
  });
  return { route: crossings, start_arrow: route.start_arrow.toLowerCase(), end_arrow: route.end_arrow.toLowerCase() };
}
