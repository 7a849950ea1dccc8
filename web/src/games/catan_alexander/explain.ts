// What a tap on a sign of the campaign tells; the rest is as in every game of Catan.
import { pieceCard, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { explain as ofCatan } from "../catan/explain";
import { componentsOf, tableOf } from "./view";

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  if (kind !== "sign") return ofCatan(scene, kind, which);
  const table = tableOf(scene);
  const { say } = scene.texts;
  if (componentsOf(scene).offices.includes(which)) return pieceCard(scene, `sign:${which}`, [say("campaign-office-points", { n: table.office_points[which] ?? 0 })]);
  const way = which === "alexander" || which === "palace" ? say("campaign-way", { n: table.position, all: table.route.length }) : undefined;
  return pieceCard(scene, `sign:${which}`, [which === "pile" ? String(table.draw_pile) : way]);
}
