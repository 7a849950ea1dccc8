// What a tap on a square, a piece or the dice tells.
import { pieceCard, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const owner = kind === "stone" ? scene.view.names[Number(which)] : undefined;
  return pieceCard(scene, kind, [owner], kind === "square" ? scene.texts.say("board-thing-square", { n: which }) : undefined);
}
