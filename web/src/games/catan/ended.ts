// Why a game of Catan is over: by what was told of it, else by points.
import type { LogEvent } from "$lib/api/types";
import type { Scene } from "$frame/game";

const LATELY = 40; // log events among which the reason is, if there is one
/** What is told when the number of turns has run out. */
const STOPPED = "stopped";

const toldLately = (scene: Scene, names: string[]): LogEvent | undefined => scene.log.slice(-LATELY).findLast(({ log_event }) => names.includes(String(log_event)));

export const undecided = (scene: Scene): boolean => toldLately(scene, [STOPPED]) !== undefined;

export function endedBy(...reasons: string[]): (scene: Scene) => string {
  return (scene) => {
    const told = toldLately(scene, [STOPPED, ...reasons]);
    if (told) return told.text.replace(/[.!]$/, "");
    return scene.texts.say("board-won-points", { n: Math.max(...scene.view.result!.scores) });
  };
}
