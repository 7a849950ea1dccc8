// The race as the notes tell it: everybody's points after each scoring.
import type { Note } from "$lib/api/types";
import { isScore } from "$lib/story";

export function race(log: Note[], totals: number[], lastStep: number) {
  const scores = log.filter(isScore);
  const gained = totals.map((_, seat) => scores.filter((note) => note.seat === seat).reduce((sum, note) => sum + Number(note.points), 0));
  const steps = [...new Set(scores.map((note) => note.step))];
  return totals.map((total, seat) => {
    let value = total - gained[seat]!;
    const points = [{ at: 0, value }];
    for (const step of steps) {
      points.push({ at: step, value });
      value += scores.filter((note) => note.seat === seat && note.step === step).reduce((sum, note) => sum + Number(note.points), 0);
      points.push({ at: step, value });
    }
    points.push({ at: lastStep, value: total });
    return { seat, points };
  });
}
