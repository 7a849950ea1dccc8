// Crossings of the route in words.
import type { Scene } from "$frame/game";
import type { Crossing, Table } from "./view";

export const placeName = (scene: Scene, place: string | null | undefined): string => (place ? scene.texts.say(`place-${place}`) : "");

/** "Tarsus: temple". */
export function crossingInWords(scene: Scene, crossing: Crossing): string {
  const kind = crossing.event ? scene.texts.say(`event-${crossing.event}`) : scene.texts.say(`crossing-${crossing.kind}`);
  const name = placeName(scene, crossing.place);
  return name ? `${name}: ${kind}` : kind;
}

/** The crossing that Alexander passes next, and the one he has passed last. */
export const nextOf = (table: Table): Crossing | undefined => table.route[table.position];
export const lastOf = (table: Table): Crossing | undefined => table.route[table.position - 1];

/** How many crossings are still before him, and how many of them only a seven opens. */
export function wayLeft(table: Table): { crossings: number; violet: number } {
  const ahead = table.route.slice(table.position);
  return { crossings: ahead.length, violet: ahead.filter(({ kind }) => kind === "violet").length };
}

const LINE = 12; // letters after which a name goes on in the next line

/** A name in short lines, for the board. */
export function inLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
