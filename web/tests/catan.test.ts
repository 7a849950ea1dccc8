// Hexes, corners and sides, and goods as moves.
import { describe, expect, test } from "vitest";
import * as at from "../src/games/catan/geometry";
import { each } from "../src/games/catan/moves";

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

describe("goods", () => {
  test("counts become single moves in the order of the kinds", () => {
    expect(each("discard", { wool: 2, grain: 1 }, ["grain", "ore", "wool"])).toEqual(["discard grain", "discard wool", "discard wool"]);
  });
});
