// What a tap on a sign of Egypt tells; the rest is as in every game of Catan.
import type { PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { explain as ofCatan } from "../catan/explain";
import { tableOf } from "./view";

const RULES: Record<string, string[]> = {
  blessing: ["CH-9.1", "CH-9.2"], curse: ["CH-9.3"], block: ["CH-7.4", "CH-7.5"], black: ["CH-8.2"], pyramid: ["CH-7.6", "CH-10.2"], pharaoh: ["CH-8.2", "CH-10.2"],
  anchor: ["CH-6.4"], start: ["CH-2.4"], corner: ["CH-7.2", "CH-7.3"],
};
const TITLES: Record<string, string> = {
  blessing: "label-blessing", curse: "label-curse", block: "board-ware-block", black: "egypt-end-pharaoh", pyramid: "label-pyramid", pharaoh: "egypt-pharaoh", anchor: "egypt-deal",
  start: "egypt-legend-start", corner: "egypt-corner",
};

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  if (kind !== "sign" || !RULES[which]) return ofCatan(scene, kind, which);
  const { pyramid } = tableOf(scene);
  const { say } = scene.texts;
  const facts = which === "black" || which === "pharaoh" ? [say("egypt-black-left", { n: pyramid.black_left })] : which === "block" || which === "pyramid" ? [say("label-blocks-laid", { laid: pyramid.laid })] : [];
  return { title: say(TITLES[which]!), facts, rules: RULES[which]! };
}
