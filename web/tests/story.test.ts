// Log events as sentences, and points by reason.
import { describe, expect, test } from "vitest";
import { scorings } from "$frame/scorings";
import { byReason, isScore, sentences } from "$lib/story";
import { GameTexts } from "$lib/texts.svelte";
import type { LogEvent } from "$lib/api/types";

const TEXTS = new GameTexts(
  "en",
  `
log-took = { $seat } takes { $face }.
log-scored = { $seat }: { $points } for { $item }.
log-round = Round { $n }.
face-farmer = a farmer
face-priest = a priest
item-farms = farms
`,
  { seat: "player", face: "face", item: "item" },
);
const NAMES = ["Ada", "Bob"];
const told = (logEvents: LogEvent[]) => sentences(logEvents, NAMES, TEXTS).map(({ text }) => text);

describe("sentences", () => {
  test("what differs in one word only is said in one sentence", () => {
    const logEvents: LogEvent[] = ["farmer", "farmer", "priest"].map((face) => ({ step: 3, log_event: "took", seat: 0, face }));
    expect(told(logEvents)).toEqual(["Ada takes a farmer ×2, a priest."]);
  });

  test("another seat, another step or another kind begins a new one", () => {
    const logEvents: LogEvent[] = [
      { step: 3, log_event: "took", seat: 0, face: "farmer" },
      { step: 3, log_event: "took", seat: 1, face: "farmer" },
      { step: 4, log_event: "took", seat: 1, face: "farmer" },
      { step: 4, log_event: "round", n: 2 },
    ];
    expect(told(logEvents)).toEqual(["Ada takes a farmer.", "Bob takes a farmer.", "Bob takes a farmer.", "Round 2."]);
  });

  test("points are told one by one", () => {
    const logEvent: LogEvent = { step: 5, log_event: "scored", seat: 0, item: "farms", points: 2 };
    expect(told([logEvent, logEvent])).toHaveLength(2);
  });

  test("a missing text shows as its key", () => {
    expect(told([{ step: 1, log_event: "unheard", seat: 0 }])).toEqual(["⟦log-unheard⟧"]);
  });
});

describe("the score sheet", () => {
  const logEvents: LogEvent[] = [
    { step: 8, log_event: "scored", seat: 0, item: "farms", points: 2 },
    { step: 8, log_event: "scored", seat: 1, item: "farms", points: 4 },
    { step: 8, log_event: "scored", seat: 0, item: "tombs", points: -2 },
    { step: 9, log_event: "round", n: 1 },
    { step: 20, log_event: "scored", seat: 0, item: "farms", points: 3 },
    { step: 20, log_event: "scored", seat: 1, face: "priest", points: 1 },
  ];

  test("has the sum for each reason and each seat", () => {
    expect(byReason(logEvents, 2)).toEqual([
      { field: "item", value: "farms", points: [5, 4] },
      { field: "item", value: "tombs", points: [-2, 0] },
      { field: "face", value: "priest", points: [0, 1] },
    ]);
  });

  test("counts only logEvents with a seat, points and a reason", () => {
    expect(logEvents.filter(isScore)).toHaveLength(5);
    expect(isScore({ step: 1, log_event: "x", seat: 0, points: 3 })).toBe(false);
  });

  test("a scoring is where several points are told after one move", () => {
    expect(scorings(logEvents).map(({ step }) => step)).toEqual([8, 20]);
    expect(scorings(logEvents.slice(0, 1))).toEqual([]);
  });
});
