// How a player stands with the condition of each bonus card, from what all can see.
import type { Player } from "./view";

export const BONUSES = ["bonus_power_cards", "bonus_farmers", "bonus_lower_upper", "bonus_nile_side", "bonus_nile_bank"] as const;
export type Bonus = (typeof BONUSES)[number];
export const isBonus = (kind: string): kind is Bonus => (BONUSES as readonly string[]).includes(kind);

export function holds(player: Player, kind: Bonus): boolean {
  const { has, needs } = player.bonuses[kind]!;
  return has >= needs;
}

export function standing(player: Player, kind: Bonus): string {
  const { has, needs } = player.bonuses[kind]!;
  return `${has}\u00a0/\u00a0${needs}`;
}
