// How a player stands with the condition of each bonus card (AR-8.9), from what all can see.
import type { Scene } from "$frame/game";
import type { Player, Province, Table } from "./view";

export const BONUSES = ["bonus_power_cards", "bonus_farmers", "bonus_lower_upper", "bonus_nile_side", "bonus_nile_bank"] as const;
export type Bonus = (typeof BONUSES)[number];
export const isBonus = (kind: string): kind is Bonus => (BONUSES as readonly string[]).includes(kind);

const CARD_SYMBOLS = 7;
const FARMERS = 9;
const PROVINCES = 3;

/** Which of two groups each province belongs to, for the bonuses that ask all to be alike. */
const GROUPS: Partial<Record<Bonus, (province: Province) => string>> = {
  bonus_lower_upper: ({ region }) => `region-${region}`,
  bonus_nile_side: ({ side }) => `side-${side}`,
  bonus_nile_bank: ({ on_nile_bank }) => (on_nile_bank ? "board-bank" : "board-no-bank"),
};

/** The largest group of alike provinces, and how many it has. */
function alike(table: Table, player: Player, kind: Bonus): { group: string; n: number } {
  const counts = new Map<string, number>();
  for (const id of player.provinces) {
    const group = GROUPS[kind]!(table.provinces.find((province) => province.id === id)!);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const [group, n] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  return { group, n };
}

export function holds(table: Table, player: Player, kind: Bonus): boolean {
  if (kind === "bonus_power_cards") return player.card_symbols >= CARD_SYMBOLS;
  if (kind === "bonus_farmers") return player.farmers >= FARMERS;
  return alike(table, player, kind).n === PROVINCES;
}

/** How far one is, in a few words. */
export function standing(scene: Scene, table: Table, player: Player, kind: Bonus): string {
  if (kind === "bonus_power_cards") return `${player.card_symbols}\u00a0/\u00a0${CARD_SYMBOLS}`;
  if (kind === "bonus_farmers") return `${player.farmers}\u00a0/\u00a0${FARMERS}`;
  const { group, n } = alike(table, player, kind);
  return group ? `${scene.texts.say(group)} ${n}\u00a0/\u00a0${PROVINCES}` : `0\u00a0/\u00a0${PROVINCES}`;
}
