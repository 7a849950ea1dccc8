// Points as they come: Blessing and Curse too.
import type { Gain } from "$frame/game";
import type { Note } from "$lib/api/types";
import * as common from "../catan/gain";

const BLESSING = 3;
const CURSE = -2;

export function gain(note: Note): number | Gain[] | undefined {
  switch (note.note) {
    case "blessed":
      return BLESSING;
    case "blessed-instead":
      return [{ seat: Number(note.seat), points: BLESSING }, { seat: Number(note.victim), points: -BLESSING }];
    case "cursed":
      return CURSE;
    case "freed":
      return -CURSE;
    default:
      return common.gain(note);
  }
}
