// The race as the log tells it: everybody's points after each event that brings some.
import type { LogEvent } from "$lib/api/types";

/** How each player's line is dashed, so that colour alone does not tell them apart. */
export const DASHES = ["", "8 4", "2 4", "10 3 2 3", "5 5"];

export function race(log: LogEvent[], totals: number[], lastStep: number) {
  const gains = log.flatMap(({ gains, step }) => gains.map((gain) => ({ ...gain, step }))).filter(({ points }) => points);
  const sum = (of: typeof gains) => of.reduce((all, { points }) => all + points, 0);
  const steps = [...new Set(gains.map(({ step }) => step))];
  return totals.map((total, seat) => {
    const own = gains.filter((one) => one.seat === seat);
    // What nobody told of was there from the beginning.
    let value = total - sum(own);
    const points = [{ at: 0, value }];
    for (const step of steps) {
      points.push({ at: step, value });
      value += sum(own.filter((one) => one.step === step));
      points.push({ at: step, value });
    }
    points.push({ at: lastStep, value: total });
    return { seat, points };
  });
}
