// How well a bot plays, in a word; its name comes from the server.
import { say } from "./texts.svelte";

/** "search:1000" is a searching one. */
export const levelOf = (bot: string): string => say(`bot-${bot.split(":")[0]}`);
