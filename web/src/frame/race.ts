// The race as the log events tell it: everybody's points after each scoring.
import type { LogEvent } from "$lib/api/types";
import type { GameModule } from "./game";
import { isScore } from "$lib/story";

/** `gain` says what a log event is worth, in games that tell of points as they come and give an account at the end. */
export function race(log: LogEvent[], totals: number[], lastStep: number, gain?: GameModule["gain"]) {
  const worth: NonNullable<GameModule["gain"]> = gain ?? ((logEvent: LogEvent) => (isScore(logEvent) ? Number(logEvent.points) : undefined));
  const scores = log.flatMap((logEvent) => {
    const points = worth(logEvent, log);
    if (Array.isArray(points)) return points.map((one) => ({ step: logEvent.step, ...one }));
    return points === undefined ? [] : [{ step: logEvent.step, seat: logEvent.seat as number, points }];
  });
  const sum = (of: typeof scores) => of.reduce((all, { points }) => all + points, 0);
  // What nobody told of was there from the beginning; or came to light at the end.
  const gained = totals.map((total, seat) => (gain ? total : sum(scores.filter((one) => one.seat === seat))));
  const steps = [...new Set(scores.map(({ step }) => step))];
  return totals.map((total, seat) => {
    let value = total - gained[seat]!;
    const points = [{ at: 0, value }];
    for (const step of steps) {
      points.push({ at: step, value });
      value += sum(scores.filter((one) => one.seat === seat && one.step === step));
      points.push({ at: step, value });
    }
    points.push({ at: lastStep, value: total });
    return { seat, points };
  });
}
