// Which rule a note is about: a game says so in the attribute `.rule` of the note's message.
import type { Note } from "$lib/api/types";
import type { GameTexts } from "$lib/texts.svelte";

export function rulesOf(texts: GameTexts, note: Note): string[] {
  const key = `note-${note.note}`;
  return texts.hasAttribute(key, "rule") ? texts.say(`${key}.rule`).split(" ") : [];
}
