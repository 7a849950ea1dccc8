// By which way a harbour or the building site is reached, in words.
import type { Scene } from "$frame/game";
import { tableOf, type Host, type Part, type Reached, type Way } from "./view";

const parts = (scene: Scene, { seat, roads, ships }: Part): string[] => [
  ...(roads ? [scene.texts.say("label-roads-of", { count: roads, seat: scene.view.names[seat] ?? "" })] : []),
  ...(ships ? [scene.texts.say("label-ships-of", { count: ships, seat: scene.view.names[seat] ?? "" })] : []),
];

/** Roads and ships of others on the way; empty where it is all one's own. */
export const throughInWords = (scene: Scene, { through }: Way, seat: number | null): string =>
  through
    .filter((part) => part.seat !== seat)
    .flatMap((part) => parts(scene, part))
    .join(", ");

export const portName = (scene: Scene, port: { harbour: string; place: string | null }): string =>
  port.place ? scene.texts.say(`port-${port.place}`) : port.harbour;

export const ratioOf = ({ ratio }: { ratio: number }): string => `${ratio}:1`;

/** What a player reaches of others. */
export function reachOf(scene: Scene, seat: number): { hosts: Host[]; harbours: Reached[] } {
  const player = tableOf(scene).players[seat]!;
  return { hosts: player.hosts.filter((host) => host.seat !== seat), harbours: player.reaches };
}

/** Where a free piece may be a road or a ship, the two moves. */
export const pairOf = (verbs: string[]): string[] | undefined =>
  [["setup_road", "setup_ship"], ["place_free_road", "place_free_ship"]].find((both) => both.every((verb) => verbs.includes(verb)));
