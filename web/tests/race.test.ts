// The race as lines over steps.
import { describe, expect, test } from "vitest";
import { race } from "$frame/race";
import { told } from "./told";

const last = (lines: ReturnType<typeof race>, seat: number) => lines[seat]!.points.map(({ at, value }) => [at, value]);

describe("race", () => {
  const log = [
    told({ step: 4, gains: [{ seat: 0, points: 5, goods: {} }] }),
    told({ step: 4, gains: [{ seat: 1, points: -2, goods: {} }] }),
    told({ step: 9, gains: [{ seat: 1, points: 7, goods: {} }] }),
  ];

  test("everybody starts with what no event tells of", () => {
    const lines = race(log, [15, 15], 12);
    expect(last(lines, 0)).toEqual([[0, 10], [4, 10], [4, 15], [9, 15], [9, 15], [12, 15]]);
    expect(last(lines, 1)).toEqual([[0, 10], [4, 10], [4, 8], [9, 8], [9, 15], [12, 15]]);
  });

  test("goods alone are no points", () => {
    const lines = race([told({ step: 3, gains: [{ seat: 0, points: 0, goods: { gold: 4 } }] })], [2], 5);
    expect(last(lines, 0)).toEqual([[0, 2], [5, 2]]);
  });

  test("one event may give to one and take from another", () => {
    const lines = race([told({ step: 6, gains: [{ seat: 1, points: 3, goods: {} }, { seat: 0, points: -3, goods: {} }] })], [0, 3], 8);
    expect(last(lines, 0)).toEqual([[0, 3], [6, 3], [6, 0], [8, 0]]);
    expect(last(lines, 1)).toEqual([[0, 0], [6, 0], [6, 3], [8, 3]]);
  });
});
