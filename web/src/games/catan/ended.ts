// Why a game of Catan is over: by what was told of it, else by points.
import type { Scene } from "$frame/game";
import { tableOf } from "./view";

const LATELY = 40; // notes among which the reason is, if there is one

export function endedBy(...reasons: string[]): (scene: Scene) => string {
  return (scene) => {
    const told = scene.log.slice(-LATELY).findLast(({ note }) => reasons.includes(String(note)));
    if (told) return scene.texts.note(told, scene.view.names).replace(/[.!]$/, "");
    return scene.texts.say("board-points", { n: Math.max(...scene.view.result!.scores), target: tableOf(scene).target });
  };
}
