// What a page puts into the head of the window, in place of the links to other pages.
import type { Snippet } from "svelte";

export const head = $state<{ page: Snippet | undefined }>({ page: undefined });
