// Things of the table in words: for screen readers, and for the sheet of a province.
import type { Scene } from "$frame/game";
import type { Province } from "./view";

/** All that can be seen of a province, part by part. */
export function provinceFacts(scene: Scene, province: Province): string[] {
  const say = scene.texts.say;
  const facts = [say(`region-${province.region}`), say(`side-${province.side}`), say(province.on_nile_bank ? "board-bank" : "board-no-bank")];
  if (province.status === "out") return [...facts, say("label-out")];
  if (province.owner !== null) facts.push(say("board-owner", { who: scene.view.names[province.owner] ?? "" }));
  facts.push(say("board-fields", { farmers: province.farmers, fields: province.fields }), say("board-limit", { n: province.card_limit }));
  const besides = province.printed_farmers + province.flat_farmers;
  if (besides) facts.push(say("board-besides", { n: besides }));
  if (province.temples) facts.push(say("board-temples", { n: province.temples }));
  if (province.income_always) facts.push(say("board-income-always", { gold: province.income_always }));
  if (province.income_camel) facts.push(say("board-income-camel", { gold: province.income_camel }));
  if (province.free_cards) facts.push(say("board-free-cards", { n: province.free_cards }));
  if (province.free_bricks) facts.push(say("board-free-bricks", { n: province.free_bricks }));
  if (province.free_gold) facts.push(say("board-free-gold", { gold: province.free_gold }));
  facts.push(say("board-built", { pyramids: province.pyramids, bricks: province.bricks }));
  for (const stone of province.stones) facts.push(say("board-stone", { who: scene.view.names[stone.seat] ?? "", gold: stone.gold }));
  return facts;
}

export const provinceInWords = (scene: Scene, province: Province): string =>
  `${scene.texts.say(`province-${province.id}`)}: ${provinceFacts(scene, province).join("; ")}`;
