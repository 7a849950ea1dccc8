// Which answers a question has outside the board, and which of them is the main one.
import type { LegalMove } from "$lib/api/types";
import { isSmall } from "./small";
import type { Playing, Scene } from "./game";

const MANY = 14; // more answers than these are given on the board or typed

export function answersOf({ module }: Playing, scene: Scene): LegalMove[] {
  const answers = scene.controller.moves.filter((move) => !module.onBoard?.(move, scene));
  return answers.length > MANY ? [] : answers;
}

/** What the game says is the main answer, else the only one. */
export function mainOf(playing: Playing, scene: Scene): LegalMove | undefined {
  const answers = answersOf(playing, scene);
  const main = playing.module.main?.(answers, scene);
  return main ?? (answers.length === 1 && !scene.controller.proposal ? answers[0] : undefined);
}

const SHORT = 15; // letters of an answer that a phone has room for beside the main action
const LINE = 48; // letters of all answers that a line has room for beside its question

/** More than these do not fit beside the question; on a phone one short one does, beside the main action. */
export function inLine(playing: Playing, scene: Scene): number {
  const lengths = answersBeside(playing, scene).map((move) => playing.texts.move(move, scene.view.names).length);
  if (!isSmall()) return lengths.reduce((sum, letters) => sum + letters, 0) <= LINE ? 3 : 0;
  return mainOf(playing, scene) && lengths.every((letters) => letters <= SHORT) ? 1 : 0;
}

/** The answers besides the main one. */
export function answersBeside(playing: Playing, scene: Scene): LegalMove[] {
  const main = mainOf(playing, scene);
  return scene.view.prompt === null ? [] : answersOf(playing, scene).filter((move) => move !== main);
}
