// The table of Amun-Re as the server shows it (src/heliopolis/games/amun_re/view_types.py).
import type { Scene } from "$frame/game";
import type { Schemas } from "$lib/api/types";

export type Table = Schemas["AmunReTable"];
export type Province = Schemas["AmunReProvince"];
export type Player = Schemas["AmunRePlayer"];
export type Price = Schemas["AmunRePrice"];
export type Quote = Schemas["AmunReQuote"];
export type Stone = Schemas["AmunReStone"];
export type TempleField = Schemas["AmunReTempleField"];
export type Step = Table["step"];
export type Cards = Record<string, number>; // how many of each kind
export type Components = Schemas["AmunReComponents"];
export type LogEvent = Schemas["AmunReLogEvent"];

export const componentsOf = (scene: Pick<Scene, "components">): Components => scene.components as Components;
