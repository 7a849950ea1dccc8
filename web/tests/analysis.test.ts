import { describe, expect, it } from "vitest";
import type { AnalysisDecision } from "$lib/api/types";
import { clock, countRise, denied, gains, isMistake, isTyping, mistakeFrom, nearest, number, placesOf, scale, signed } from "$frame/analysis";

const decision = (step: number, better: boolean, points: number[] = []): AnalysisDecision =>
  ({ step, seat: 0, move: { move: "pass" }, verdict: better ? "mistake" : "best", loss: 0.1, error: 0, better: better ? { move: "draw" } : null, points, events: [], candidates: [] }) as unknown as AnalysisDecision;
const mistakes = [decision(3, true), decision(4, false), decision(9, true)].filter(isMistake);

describe("an analysis", () => {
  it("goes from mistake to mistake", () => {
    expect(mistakeFrom(mistakes, 0, 1)).toBe(3);
    expect(mistakeFrom(mistakes, 3, 1)).toBe(9);
    expect(mistakeFrom(mistakes, 9, 1)).toBeUndefined();
    expect(mistakeFrom(mistakes, 9, -1)).toBe(3);
    expect(mistakeFrom(mistakes, 3, -1)).toBeUndefined();
  });
  it("names the player first, then those who would have less", () => {
    expect(gains(decision(1, true, [2, -1, 0.1, -3]))).toEqual([
      { seat: 0, points: 2 },
      { seat: 3, points: -3 },
      { seat: 1, points: -1 },
    ]);
    expect(gains(decision(1, true, [0.1, 3]))).toEqual([]);
  });
  it("names those whose chances fall where points say nothing", () => {
    const one = { ...decision(1, true, [0, 0, 0, 0]), wins: [0.12, -0.03, -0.01, -0.08] };
    expect(denied(one)).toEqual([
      { seat: 3, change: -0.08 },
      { seat: 1, change: -0.03 },
    ]);
  });
  it("leaves letters to fields for text only", () => {
    const typed = (tagName: string, type = "") => isTyping({ target: { tagName, type } } as unknown as KeyboardEvent);
    expect([typed("INPUT", "text"), typed("INPUT", "search"), typed("TEXTAREA"), typed("SELECT")]).toEqual([true, true, true, true]);
    expect([typed("INPUT", "range"), typed("INPUT", "radio"), typed("BUTTON"), typed("BODY")]).toEqual([false, false, false, false]);
  });
  it("writes signs", () => {
    expect(signed(1.25, "en")).toBe("+1.3");
    expect(signed(-2, "de")).toBe("−2,0");
    expect(signed(-0.01, "en")).toBe("+0.0");
    expect([number(-4, "en"), number(2.25, "de"), number(null, "nl")]).toEqual(["−4", "2,3", "–"]);
    expect([number(-4, "en", 1), number(2.25, "de", 0)]).toEqual(["−4.0", "2"]);
  });
});

describe("bars of dice", () => {
  it("keep the count clear of the mark of what was expected", () => {
    const overlaps = (bar: number, mark: number) => {
      const low = countRise(bar, mark);
      return mark > low - 2 && mark < low + 11; // a mark is 3 high, a figure about 10
    };
    for (let bar = 0; bar <= 130; bar += 5) for (let mark = 0; mark <= 130; mark += 0.5) expect(overlaps(bar, mark), `${bar} ${mark}`).toBe(false);
    expect([countRise(50, 10), countRise(50, 100)]).toEqual([54, 54]);
  });
});

describe("where the lines go", () => {
  it("between round numbers", () => {
    expect(scale(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(scale(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(scale(0, 56.2)).toEqual([0, 20, 40, 60]);
    expect(scale(-3, 10)).toEqual([-5, 0, 5, 10]);
  });
  it("by moves they are evenly apart, by time as long as people thought", () => {
    expect(placesOf(4)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(placesOf(3, [10, 10, 40])).toEqual([0, 0.25, 0.25, 1]);
    expect(placesOf(2, [0, 0])).toEqual([0, 0.5, 1]);
  });
  it("a click finds the nearest position", () => {
    expect(nearest([0, 0.25, 0.25, 1], 0.3)).toBe(1);
    expect(nearest([0, 0.25, 0.25, 1], 2)).toBe(3);
  });
  it("times read as on a clock", () => {
    expect([65, 3725, 200_000].map(clock)).toEqual(["1:05", "1:02 h", "2 d"]);
  });
});
