// How a game ended, in one line: who has won and why, or why it was stopped and who leads.
import { say } from "$lib/texts.svelte";
import type { Playing, Scene } from "./game";

/** Those in the first place, by name. */
export const winnersOf = ({ view }: Scene): string[] => view.names.filter((_, seat) => view.result!.ranks[seat] === 0);

export function headlineOf({ module }: Playing, scene: Scene): string {
  const winners = winnersOf(scene);
  const why = module.ended?.(scene);
  const form = module.undecided?.(scene) ? "ending-stopped" : why ? "ending-why" : "ending-headline";
  return say(form, { who: winners.join(", "), n: winners.length, why: why ?? "" });
}
