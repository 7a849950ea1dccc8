// What is typed as a counter-proposal, and undos at their places in the log.
import { describe, expect, it } from "vitest";
import { suggestionIn } from "../src/frame/suggestion";
import { withUndos } from "../src/frame/undone";
import type { TakenBack } from "../src/lib/api/types";
import type { Line } from "../src/lib/story";

const GOODS = ["brick", "wool", "ore"];

describe("a typed counter-proposal", () => {
  it.each([
    ["suggest 1 ore for 2 wool", { give: { ore: 1 }, get: { wool: 2 } }],
    ["suggest ore and brick for wool", { give: { ore: 1, brick: 1 }, get: { wool: 1 } }],
    ["suggest ore, ore for 1 wool", { give: { ore: 2 }, get: { wool: 1 } }],
  ])("is %s", (line, suggestion) => expect(suggestionIn(line, GOODS)).toEqual(suggestion));

  it.each(["suggest ore", "suggest sand for ore", "suggest 0 ore for wool", "offer ore for wool", "suggest ore for"])("is not %s", (line) =>
    expect(suggestionIn(line, GOODS)).toBeUndefined(),
  );
});

describe("the log", () => {
  const line = (n: number): Line => ({ line: n, turn: 0, step: n, text: `line ${n}`, logEvents: [] });
  const undo = (number: number, log: number): TakenBack => ({ number, seat: 0, agreed: [], log, time: 0, text: null });
  const told = (lines: number[], undos: TakenBack[], first = 0) => withUndos(lines.map(line), undos, first).map((entry) => entry.undo?.number ?? `line ${entry.line!.line}`);

  it("has an undo after the events that stayed", () => expect(told([0, 2, 5], [undo(1, 2), undo(2, 2), undo(3, 9)])).toEqual(["line 0", 1, 2, "line 2", "line 5", 3]));
  it("leaves out undos before its first event", () => expect(told([4], [undo(1, 2), undo(2, 4)], 4)).toEqual([2, "line 4"]));
});
