// Pieces that are laid out before they are bought.
import { beforeEach, describe, expect, test } from "vitest";
import type { MoveController } from "$frame/moveController.svelte";
import { plan } from "../src/games/amun_re/plan.svelte";
import type { Province } from "../src/games/amun_re/view";

const province = (id: string, bricks = 0, pyramids = 0) => ({ id, bricks, pyramids }) as Province;

async function carriedOut(legal: (move: string) => boolean = () => true): Promise<string[]> {
  const made: string[] = [];
  const controller = { busy: false, can: legal, make: async (move: string) => void made.push(move) } as unknown as MoveController;
  for (let step = 1; step < 20 && (plan.underWay || step === 1); step++) await plan.proceed(controller, step);
  return made;
}

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

  test("are bought together and laid one by one, the builder when two lie there", async () => {
    plan.add("thebes", 2);
    plan.add("memphis", 1);
    plan.builderAt = "thebes";
    plan.build([province("thebes"), province("memphis")]);
    expect(await carriedOut()).toEqual(["buy_bricks 3", "place_brick thebes", "place_brick thebes", "builder thebes", "place_brick memphis"]);
  });
});

describe("farmers", () => {
  test("a province with only one possible number is passed over", async () => {
    plan.add("thebes", 2);
    plan.settle([province("thebes"), province("memphis")]);
    expect(await carriedOut((move) => !move.startsWith("place_farmers memphis"))).toEqual(["buy_farmers 2", "place_farmers thebes 2"]);
  });

  test("none is an answer too, and never less than none", async () => {
    plan.add("thebes", -3);
    expect(plan.total).toBe(0);
    plan.settle([province("thebes")]);
    expect(await carriedOut()).toEqual(["buy_farmers 0"]);
  });
});
