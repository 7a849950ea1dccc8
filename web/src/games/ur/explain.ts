// What a tap on a square, a piece or the dice tells.
import type { PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";

const RULES: Record<string, string[]> = { rosette: ["UR-5.1", "UR-4.2"], square: ["UR-1.2", "UR-3.3"], stone: ["UR-3.1", "UR-4.1"], home: ["UR-3.4", "UR-6.1"], dice: ["UR-1.3", "UR-2.1"] };

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const rules = RULES[kind];
  if (!rules) return undefined;
  return { title: scene.texts.say(`board-thing-${kind}`, { n: which }), facts: kind === "stone" ? [scene.view.names[Number(which)] ?? ""] : [], rules };
}
