// The table in words, for the text view.
import type { Scene, Section } from "$frame/game";
import type { Table } from "./view";

export function describe(scene: Scene): Section[] {
  const table = scene.view.table as unknown as Table;
  const { say } = scene.texts;
  const board = [say("board-turn", { n: table.turn })];
  if (table.roll !== null) board.push(say("board-rolled", { n: table.roll }));
  const players = table.players.map((player): Section => ({
    title: scene.view.names[player.seat]!,
    lines: [
      say("board-home-short", { n: player.home, of: table.pieces }),
      `${say("board-path-short", { n: player.path.length })}${player.path.length ? `: ${player.path.join(", ")}` : ""}`,
      say("board-hand-short", { n: player.hand }),
    ],
  }));
  return [{ title: say("label-board"), lines: board }, ...players];
}
