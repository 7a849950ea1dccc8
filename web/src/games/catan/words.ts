// Places of the board in words: by the lands that lie around them.
import type { Scene } from "$frame/game";
import { edgeHexes, vertexHexes } from "./geometry";
import { tableOf, type Table } from "./view";
import type { Place } from "./places";

type Say = Scene["texts"]["say"];

export function hexInWords(table: Table, say: Say, name: string): string {
  const hex = table.hexes[name];
  if (!hex) return say("board-terrain-sea");
  const land = say(`board-terrain-${hex.terrain}`);
  return hex.number ? `${land} ${hex.number}` : land;
}

const around = (table: Table, say: Say, hexes: string[]) => hexes.map((name) => hexInWords(table, say, name)).join(", ");

const HEXES_OF: Record<string, (name: string) => string[]> = { hex: (name) => [name], vertex: vertexHexes, edge: edgeHexes, origin: edgeHexes };

/** A place as a log calls it: by its lands, and the sea where it lies at the coast; a harbour by its name. */
export function placeWord(scene: Scene, field: string, value: string): string | undefined {
  const table = tableOf(scene);
  const { say } = scene.texts;
  const port = field === "harbour" && table.ports?.find(({ harbour }) => harbour === value);
  if (port && port.place) return say(`port-${port.place}`);
  const hexes = HEXES_OF[field]?.(value);
  if (!hexes) return undefined;
  const place = field === "hex" ? table.hexes[value]?.place : table.route?.find(({ vertex }) => vertex === value)?.place;
  if (place) return field === "hex" ? `${say(`place-${place}`)} (${hexInWords(table, say, value)})` : say(`place-${place}`);
  const land = hexes.filter((name) => (table.hexes[name]?.terrain ?? "sea") !== "sea");
  return around(table, say, land.length && field === "vertex" ? land : hexes);
}

export function vertexInWords(table: Table, say: Say, name: string): string {
  const harbour = table.harbours[name];
  return around(table, say, vertexHexes(name)) + (harbour ? `; ${harbourInWords(say, harbour)}` : "");
}

export const edgeInWords = (table: Table, say: Say, name: string): string => around(table, say, edgeHexes(name));

export const harbourInWords = (say: Say, kind: string): string =>
  kind === "any" ? say("board-harbour-any") : say("board-harbour", { good: say(`good-${kind}`) });

export function placeInWords(scene: Scene, { kind, name }: Pick<Place, "kind" | "name">): string {
  const table = tableOf(scene);
  const { say } = scene.texts;
  if (kind === "vertex") return vertexInWords(table, say, name);
  return kind === "edge" ? edgeInWords(table, say, name) : hexInWords(table, say, name);
}
