// Sentences of the Fluent files, as the pages say them.
import { expect, test } from "vitest";
import { GameTexts } from "$lib/texts.svelte";

const SOURCE = `
prompt-correct = It adds up to { $sum }.
move-correct = Correct it: { $change }
board-left = { $n ->
    [-1] one less
    [one] one
   *[other] { $n } of them
}
`;
const texts = new GameTexts("en", SOURCE, {});

test("a negative number has a real minus sign", () => {
  expect(texts.prompt({ prompt: "correct", sum: -9 }, [])).toBe("It adds up to −9.");
  expect(texts.prompt({ prompt: "correct", sum: -1200 }, [])).toBe("It adds up to −1,200.");
  expect(texts.move({ text: "correct -3", move: "correct", change: "-3" }, [])).toBe("Correct it: −3");
  expect(texts.move({ text: "correct +3", move: "correct", change: "+3" }, [])).toBe("Correct it: +3");
});

test("a negative number chooses its variant", () => {
  expect(texts.say("board-left", { n: -1 })).toBe("one less");
  expect(texts.say("board-left", { n: 1 })).toBe("one");
  expect(texts.say("board-left", { n: -2 })).toBe("−2 of them");
});
