// Whether the window is one of a phone: then the rest of the table lies in sheets over the board.
import { innerWidth } from "svelte/reactivity/window";

export const PHONE = 820; // pixels; the style sheets name the same width

export const isSmall = (): boolean => (innerWidth.current ?? PHONE + 1) <= PHONE;
