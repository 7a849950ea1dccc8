// Bots go by names of their own: the same for everybody at a table, in the language of whoever reads.
import type { Seat, TableInfo } from "./api/types";
import { say, texts } from "./texts.svelte";

const hashed = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

export function botName(table: string, seat: number): string {
  const known = say("bot-names").split(", ");
  return known[(hashed(table) + seat) % known.length]!;
}

export function namesAt(table: Pick<TableInfo, "id" | "seats">, names: string[]): string[] {
  return names.map((name, seat) => (table.seats[seat]?.kind === "bot" ? botName(table.id, seat) : name));
}

/** What somebody at a table is called who sits in one of its seats. */
export function nameOf(table: { id: string; seats: Pick<Seat, "kind" | "name">[] }, seat: number): string {
  const { kind, name } = table.seats[seat]!;
  return kind === "bot" ? botName(table.id, seat) : (name ?? "");
}

/** How well a bot plays, in a word: "search:1000" is a searching one. A bot of the operator's own has only a name. */
export function levelOf(bot: string): string {
  const kind = bot.split(":")[0]!;
  return texts.has(`bot-${kind}`) ? say(`bot-${kind}`) : bot.slice(kind.length + 1);
}
