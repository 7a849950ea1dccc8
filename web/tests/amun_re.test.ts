// Pieces that are laid out before they are bought.
import { beforeEach, describe, expect, test } from "vitest";
import { plan } from "../src/games/amun_re/plan.svelte";
import type { Province } from "../src/games/amun_re/view";

const province = (id: string, bricks = 0, pyramids = 0) => ({ id, bricks, pyramids }) as Province;

beforeEach(() => plan.clear());

describe("bricks", () => {
  test("three become a pyramid as soon as one is laid", () => {
    plan.add("thebes", 2);
    expect(plan.raised(province("thebes", 1))).toEqual({ pyramids: 1, bricks: 0 });
    expect(plan.raised(province("memphis", 4))).toEqual({ pyramids: 0, bricks: 4 });
  });

  test("the builder works with two", () => {
    plan.add("thebes", 1);
    plan.builderAt = "thebes";
    expect(plan.builderComes(province("thebes"))).toBe(false);
    expect(plan.raised(province("thebes", 1))).toEqual({ pyramids: 1, bricks: 0 });
  });

  test("are bought together and laid one by one, the builder when two lie there", () => {
    plan.add("thebes", 2);
    plan.add("memphis", 1);
    plan.builderAt = "thebes";
    expect(plan.build([province("thebes"), province("memphis")])).toEqual(["buy_bricks 3", "place_brick thebes", "place_brick thebes", "builder thebes", "place_brick memphis"]);
  });
});

describe("farmers", () => {
  test("go where some were laid; of the other provinces nothing is said", () => {
    plan.add("thebes", 2);
    expect(plan.settle([province("thebes"), province("memphis")])).toEqual(["buy_farmers 2", "place_farmers thebes 2"]);
  });

  test("none is an answer too, and never less than none", () => {
    plan.add("thebes", -3);
    expect(plan.total).toBe(0);
    expect(plan.settle([province("thebes")])).toEqual(["buy_farmers 0"]);
  });
});
