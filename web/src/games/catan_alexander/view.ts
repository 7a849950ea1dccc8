// The table of Alexander as the server shows it (src/heliopolis/games/catan/alexander/view_types.py).
import type { Scene } from "$frame/game";
import type { Schemas } from "$lib/api/types";

export type Table = Schemas["CatanAlexanderTable"];
export type Player = Schemas["CatanAlexanderPlayer"];
export type Crossing = Schemas["CatanAlexanderCrossing"];
export type Means = Schemas["CatanAlexanderMeans"];
export type Auction = Schemas["CatanAlexanderAuction"];
export type Components = Schemas["CatanAlexanderComponents"];
export type LogEvent = Schemas["CatanAlexanderLogEvent"];

export const tableOf = (scene: Scene): Table => scene.view.table as unknown as Table;
export const componentsOf = (scene: Pick<Scene, "components">): Components => scene.components as Components;

export const officeOf = (table: Table, seat: number): string | undefined => Object.keys(table.offices).find((office) => table.offices[office] === seat);
