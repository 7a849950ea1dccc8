// How a player stands with the condition of each bonus card, from what all can see.
import type { Player } from "./view";


export function holds(player: Player, kind: string): boolean {
  const { has, needs } = player.bonuses[kind]!;
  return has >= needs;
}

export function standing(player: Player, kind: string): string {
  const { has, needs } = player.bonuses[kind]!;
  return `${has}\u00a0/\u00a0${needs}`;
}
