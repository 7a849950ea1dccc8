// The table of Cheops as the server shows it (src/heliopolis/games/catan/cheops/view_types.py).
import type { Scene } from "$frame/game";
import type { Schemas } from "$lib/api/types";

export type Table = Schemas["CatanCheopsTable"];
export type Player = Schemas["CatanCheopsPlayer"];
export type Part = Schemas["CatanCheopsPart"];
export type Port = Schemas["CatanCheopsPort"];
export type Host = Schemas["CatanCheopsHost"];
export type Reached = Schemas["CatanCheopsReach"];
export type Way = Pick<Host, "edges" | "through">;
export type Pyramid = Schemas["CatanCheopsPyramid"];
export type Builder = number | "pharaoh";
export type LogEvent = Schemas["CatanCheopsLogEvent"];

export const tableOf = (scene: Scene): Table => scene.view.table as unknown as Table;

export const fieldsOf = ({ layers }: Pyramid): number => layers.reduce((sum, { fields }) => sum + fields, 0);
