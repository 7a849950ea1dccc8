// Why a game of Catan is over: by what was told of it, else by points.
import type { Scene } from "$frame/game";
import { tableOf } from "./view";

const LATELY = 40; // log events among which the reason is, if there is one

export function endedBy(...reasons: string[]): (scene: Scene) => string {
  return (scene) => {
    const told = scene.log.slice(-LATELY).findLast(({ log_event }) => reasons.includes(String(log_event)));
    if (told) return scene.texts.logEvent(told, scene.view.names).replace(/[.!]$/, "");
    return scene.texts.say("board-points", { n: Math.max(...scene.view.result!.scores), target: tableOf(scene).target });
  };
}
