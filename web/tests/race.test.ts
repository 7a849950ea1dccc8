// The race as it is drawn at the end: who had how many points when.
import { describe, expect, test } from "vitest";
import { race } from "$frame/race";
import { gain } from "../src/games/catan_cheops/gain";
import type { LogEvent } from "$lib/api/types";

const last = (lines: ReturnType<typeof race>, seat: number) => lines[seat]!.points.map(({ at, value }) => [at, value]);

describe("a game that gives an account of its points", () => {
  const log: LogEvent[] = [
    { step: 4, log_event: "scored", seat: 0, points: 5, item: "farmer" },
    { step: 4, log_event: "scored", seat: 1, points: -2, item: "farmer" },
    { step: 9, log_event: "scored", seat: 1, points: 7, item: "pyramid" },
  ];

  test("everybody starts with what no logEvent tells of", () => {
    const lines = race(log, [15, 15], 12);
    expect(last(lines, 0)).toEqual([[0, 10], [4, 10], [4, 15], [9, 15], [9, 15], [12, 15]]);
    expect(last(lines, 1)).toEqual([[0, 10], [4, 10], [4, 8], [9, 8], [9, 15], [12, 15]]);
  });

  test("logEvents without a reason count nothing", () => {
    const lines = race([{ step: 3, log_event: "paid", seat: 0, points: 4 }], [2], 5);
    expect(last(lines, 0)).toEqual([[0, 2], [5, 2]]);
  });
});

describe("Cheops tells of points as they come", () => {
  test("the Curse takes two points, and who is freed has them back", () => {
    const log: LogEvent[] = [
      { step: 1, log_event: "placed-settlement", seat: 0, vertex: "0,0,n" },
      { step: 5, log_event: "cursed", seat: 0 },
      { step: 8, log_event: "freed", seat: 0 },
    ];
    expect(last(race(log, [1], 9, gain), 0)).toEqual([[0, 0], [1, 0], [1, 1], [5, 1], [5, -1], [8, -1], [8, 1], [9, 1]]);
  });

  test("the Blessing goes from one to another", () => {
    const log: LogEvent[] = [
      { step: 2, log_event: "blessed", seat: 0 },
      { step: 6, log_event: "blessed-instead", seat: 1, victim: 0 },
    ];
    const lines = race(log, [0, 3], 7, gain);
    expect(last(lines, 0)).toEqual([[0, 0], [2, 0], [2, 3], [6, 3], [6, 0], [7, 0]]);
    expect(last(lines, 1)).toEqual([[0, 0], [2, 0], [2, 0], [6, 0], [6, 3], [7, 3]]);
  });

  test("what comes to light at the end is added there", () => {
    const lines = race([{ step: 1, log_event: "built-city", seat: 0 }], [3], 4, gain);
    expect(last(lines, 0).at(-1)).toEqual([4, 3]);
    expect(last(lines, 0).at(-2)).toEqual([1, 1]);
  });
});
