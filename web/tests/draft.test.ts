import { expect, test } from "vitest";
import type { Scene } from "../src/frame/game";
import { draft } from "../src/games/catan/draft.svelte";

/** A table whose server answers when it is told to. */
function slowTable() {
  const answers: ((allowed: boolean[]) => void)[] = [];
  const allowed = () => new Promise<boolean[]>((resolve) => answers.push(resolve));
  const view = { table: { phase: "main", bank: { wool: 19, ore: 19 } } };
  return { scene: { view, controller: { allowed } } as unknown as Scene, answers };
}

test("what may be wanted is known once the server has answered the last question", async () => {
  const { scene, answers } = slowTable();
  let known = false;
  draft.clear();
  draft.look(scene);
  void draft.known().then(() => (known = true));
  draft.look(scene);
  answers[0]!([true, true, true, true, true]);
  await Promise.resolve();
  expect(known).toBe(false);
  answers[1]!([true, false, false, true, false]);
  await draft.known();
  expect(draft.givable).toEqual(["wool"]);
  expect(draft.wantable).toEqual(["ore"]);
});
