// Hexes, corners and sides, and moves that are sent one after another.
import { describe, expect, test, vi } from "vitest";
import type { MoveController } from "$frame/moveController.svelte";
import * as at from "../src/games/catan/geometry";
import { each, sequence } from "../src/games/catan/sequence.svelte";

const near = (a: at.Point, b: at.Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe("geometry", () => {
  test("corners lie one side away from the middle of each of their three hexes", () => {
    for (const vertex of at.hexVertices("2,-1")) {
      const hexes = at.vertexHexes(vertex);
      expect(new Set(hexes).size).toBe(3);
      for (const hex of hexes) expect(near(at.vertexAt(vertex), at.hexCentre(hex))).toBeCloseTo(at.SIZE);
    }
  });

  test("sides join two corners of both their hexes", () => {
    for (const edge of at.hexEdges("0,1")) {
      const [a, b] = at.edgeVertices(edge);
      expect(near(at.vertexAt(a), at.vertexAt(b))).toBeCloseTo(at.SIZE);
      for (const hex of at.edgeHexes(edge)) expect(at.hexVertices(hex)).toEqual(expect.arrayContaining([a, b]));
      expect(at.vertexEdges(a)).toContain(edge);
      expect(at.vertexEdges(b)).toContain(edge);
    }
  });

  test("a hex has six neighbours, each two half-widths away", () => {
    expect(new Set(at.hexNeighbours("0,0")).size).toBe(6);
    for (const hex of at.hexNeighbours("0,0")) expect(near(at.hexCentre(hex), { x: 0, y: 0 })).toBeCloseTo(2 * at.HALF);
  });

  test("a box is widened to the shape of a window around its middle", () => {
    const box = at.shaped({ x: 0, y: 0, width: 100, height: 100 }, 2);
    expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
    expect(at.holding(box, [{ x: 190, y: 50 }], 10).width).toBe(250);
  });

  test("like harbours in a row come apart into pairs", () => {
    const [n, ne, se, s] = at.hexVertices("0,0") as [string, string, string, string];
    const ports = at.portsOf({ [n]: "any", [ne]: "any", [se]: "any", [s]: "any" }, (hex) => hex === "0,0");
    expect(ports.map(({ edge }) => edge).sort()).toEqual(["0,0,ne", "0,0,se"]);
  });
});

describe("a sequence of moves", () => {
  const deskFor = (legal: string[]) => {
    const made: string[] = [];
    const explain = vi.fn();
    const controller = { busy: false, can: (move: string) => legal.includes(move), make: async (move: string) => void made.push(move), explain };
    return { controller: controller as unknown as MoveController, made, explain };
  };

  test("each move waits until the one before it shows", async () => {
    vi.stubGlobal("window", { setTimeout: () => 0 });
    const { controller, made } = deskFor(["pay gold", "pay wool"]);
    sequence.begin(["pay gold", "pay wool"], controller, 7);
    await sequence.proceed(controller, 7);
    expect(made).toEqual(["pay gold"]);
    await sequence.proceed(controller, 8);
    expect(made).toEqual(["pay gold", "pay wool"]);
    expect(sequence.underWay).toBe(false);
  });

  test("one that cannot be made is explained and ends it", () => {
    const { controller, made, explain } = deskFor([]);
    sequence.begin(["pay gold", "pay wool"], controller, 3);
    expect(made).toEqual([]);
    expect(explain).toHaveBeenCalledWith("pay gold");
    expect(sequence.underWay).toBe(false);
  });

  test("counts become single moves in the order of the kinds", () => {
    expect(each("discard", { wool: 2, grain: 1 }, ["grain", "ore", "wool"])).toEqual(["discard grain", "discard wool", "discard wool"]);
  });
});
