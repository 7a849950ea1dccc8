// What a tap on a sign of Egypt tells; the rest is as in every game of Catan.
import { pieceCard, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { explain as ofCatan } from "../catan/explain";
import { tableOf } from "./view";

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  if (kind !== "sign") return ofCatan(scene, kind, which);
  const { pyramid } = tableOf(scene);
  const { say } = scene.texts;
  const left = which === "black" || which === "pharaoh" ? say("egypt-black-left", { n: pyramid.black_left }) : undefined;
  const laid = which === "block" || which === "pyramid" ? say("label-blocks-laid", { laid: pyramid.laid }) : undefined;
  return pieceCard(scene, `sign:${which}`, [left, laid]);
}
