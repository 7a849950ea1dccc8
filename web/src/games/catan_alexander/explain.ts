// What a tap on a sign of the campaign tells; the rest is as in every game of Catan.
import type { PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { explain as ofCatan } from "../catan/explain";
import { EVENTS, OFFICES, tableOf } from "./view";

const RULES: Record<string, string[]> = {
  alexander: ["AL-5.1", "AL-5.4"], temple: ["AL-5.2", "AL-7.1"], hidden: ["AL-5.2", "AL-2.2"], settlement: ["AL-7.1"], violet: ["AL-5.3"], empty: ["AL-5.2"],
  palace: ["AL-11.2"], knight: ["AL-6.6"], pile: ["AL-4.3", "AL-4.4"],
};

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  if (kind !== "sign") return ofCatan(scene, kind, which);
  const table = tableOf(scene);
  const { say } = scene.texts;
  if ((EVENTS as readonly string[]).includes(which)) return { title: say(`event-${which}`), facts: [], rules: ["AL-6.5", "AL-7.2", "AL-8.1"] };
  if ((OFFICES as readonly string[]).includes(which)) return { title: say(`office-${which}`), facts: [say("campaign-office-points", { n: table.office_points[which] ?? 0 })], rules: ["AL-8.1", "AL-8.2"] };
  const titles: Record<string, string> = { alexander: say("label-alexander"), palace: say("place-persepolis"), pile: say("label-draw-pile"), hidden: say("label-chits") };
  const facts = which === "pile" ? [String(table.draw_pile)] : which === "alexander" || which === "palace" ? [say("campaign-way", { n: table.position, all: table.route.length })] : [];
  return RULES[which] ? { title: titles[which] ?? say("campaign-route"), facts, rules: RULES[which]! } : undefined;
}
