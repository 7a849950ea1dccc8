// A refusal in the words of the reader's language, where we have them.
import { Refusal } from "$lib/api/http";
import { say, texts } from "$lib/texts.svelte";
import { toasts } from "./toasts.svelte";

export function wordsOf(error: unknown): string {
  if (!(error instanceof Refusal)) return say("problem-unknown");
  const { code, message } = error.problem;
  if (texts.has(`problem-${code}`)) return say(`problem-${code}`);
  return message || say("problem-unknown");
}

/** Whether the server did not answer at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof Refusal && error.problem.code === "unreachable";

/** Try something; what goes wrong is shown, and undefined comes back. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    toasts.show(wordsOf(error), true);
    return undefined;
  }
}
