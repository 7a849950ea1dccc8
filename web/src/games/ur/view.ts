// The table of the Royal Game of Ur as the server shows it (src/heliopolis/games/ur/view_types.py).
import type { Scene } from "$frame/game";
import type { Schemas } from "$lib/api/types";

export type Table = Schemas["UrTable"];
export type Player = Schemas["UrPlayer"];
export type Step = Schemas["UrMove"];
export type LogEvent = Schemas["UrLogEvent"];

export type Components = Schemas["UrComponents"];

export const componentsOf = (scene: Pick<Scene, "components">): Components => scene.components as Components;

export const HAND = 0;

/** The move that takes a piece from a square of its path. */
export const moveFrom = (square: number): string => (square === HAND ? "enter" : `move ${square}`);
