// Pieces that are laid out before they are bought.
import { beforeEach, describe, expect, test } from "vitest";
import { plan } from "../src/games/amun_re/plan.svelte";
import type { Province, Quote, Table } from "../src/games/amun_re/view";

const province = (id: string, bricks = 0, pyramids = 0) => ({ id, bricks, pyramids }) as Province;

beforeEach(() => plan.clear());

const quote = (needed: Record<string, number | null>) =>
  ({ building: Object.entries(needed).map(([id, bricks_for_builder]) => ({ province: id, bricks_for_builder })) }) as unknown as Quote;

describe("bricks", () => {
  test("look as the server says, and as they are until it has said so", async () => {
    plan.add("thebes", 2);
    expect(plan.raised(province("thebes", 1))).toEqual({ pyramids: 0, bricks: 1 });
    await plan.preview(["buy_bricks 2"], async () => ({ provinces: [province("thebes", 0, 1)] }) as unknown as Table);
    expect(plan.raised(province("thebes", 1))).toEqual({ pyramids: 1, bricks: 0 });
  });

  test("an answer that comes too late is not shown", async () => {
    let answer: (table: Table) => void = () => undefined;
    const late = plan.preview(["buy_bricks 1"], () => new Promise((done) => (answer = done)));
    await plan.preview(["buy_bricks 0"], async () => undefined);
    answer({ provinces: [province("thebes", 0, 9)] } as unknown as Table);
    await late;
    expect(plan.raised(province("thebes", 1))).toEqual({ pyramids: 0, bricks: 1 });
  });

  test("the builder comes where enough of them would lie, and can be played", () => {
    plan.add("thebes", 1);
    plan.builderAt = "thebes";
    expect(plan.builderComes(province("thebes"), quote({ thebes: 2 }))).toBe(false);
    expect(plan.builderComes(province("thebes"), quote({ thebes: 1 }))).toBe(true);
    expect(plan.builderComes(province("thebes"), quote({ thebes: null }))).toBe(false);
  });

  test("are bought together and laid one by one, the builder as soon as enough lie there", () => {
    plan.add("thebes", 2);
    plan.add("memphis", 1);
    plan.builderAt = "thebes";
    expect(plan.build([province("thebes"), province("memphis")], quote({ thebes: 2 }))).toEqual(["buy_bricks 3", "place_brick thebes", "place_brick thebes", "builder thebes", "place_brick memphis"]);
    expect(plan.build([province("thebes"), province("memphis")], quote({ thebes: 0 }))[0]).toBe("builder thebes");
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
