// What the log tells: lines, and points by their reasons.
import { describe, expect, test } from "vitest";
import { byReason, isScore, linesOf } from "$lib/story";
import { scorings } from "$frame/scorings";
import { told } from "./told";

describe("lines", () => {
  test("events of a line are told by the text of the last of them", () => {
    const lines = linesOf([
      told({ line: 0, text: "Ada draws." }),
      told({ line: 0, text: "Ada draws and passes." }),
      told({ line: 2, turn: 2, text: "Bob wins." }),
    ]);
    expect(lines.map(({ text, turn }) => [text, turn])).toEqual([["Ada draws and passes.", 0], ["Bob wins.", 2]]);
    expect(lines[0]!.logEvents).toHaveLength(2);
  });
});

describe("points", () => {
  const logEvents = [
    told({ step: 8, log_event: "scored", seat: 0, item: "farms", points: 2 }),
    told({ step: 8, log_event: "scored", seat: 1, item: "farms", points: 4 }),
    told({ step: 8, log_event: "scored", seat: 0, item: "tombs", points: -2 }),
    told({ step: 9, log_event: "round", n: 1 }),
    told({ step: 20, log_event: "scored", seat: 0, item: "farms", points: 3 }),
    told({ step: 20, log_event: "scored", seat: 1, face: "priest", points: 1 }),
  ];

  test("are added up by reason", () => {
    expect(byReason(logEvents, 2)).toEqual([
      { field: "item", value: "farms", points: [5, 4] },
      { field: "item", value: "tombs", points: [-2, 0] },
      { field: "face", value: "priest", points: [0, 1] },
    ]);
  });

  test("count only with a seat and a reason", () => {
    expect(logEvents.filter(isScore)).toHaveLength(5);
    expect(isScore(told({ seat: 0, points: 3 }))).toBe(false);
  });

  test("are a scoring where several are told after one move", () => {
    expect(scorings(logEvents).map(({ step }) => step)).toEqual([8, 20]);
    expect(scorings(logEvents.slice(0, 1))).toEqual([]);
  });
});
