import { describe, expect, it } from "vitest";
import { standsFor } from "../src/frame/glow";

describe("what stands for a move", () => {
  it("is its own spot and the things it names, of the board and of the seat", () => {
    const found = standsFor({ text: "bid 11", move: "bid", sun: 11 }, 2);
    expect(found.split(", ")).toEqual(['[data-move="bid 11"]', '[data-answer="bid 11"]', '[data-thing="sun:11"]', '[data-thing="seat:2:sun:11"]']);
  });
  it("cannot break out of its quotes", () => {
    expect(standsFor({ text: 'a"]b', move: "a" }, null)).toContain('[data-move="a\\"]b"]');
  });
});
