// Pointing at something that may not be done says why, after a moment; looking away takes it back.
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";

const MOMENT = 600;

export function pointed(desk: Desk, move: string): Attachment<Element> {
  return (element) => {
    let timer = 0;
    let asked = false;
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse" || desk.can(move) || !desk.seated) return;
      timer = window.setTimeout(() => {
        asked = true;
        void desk.explain(move);
      }, MOMENT);
    };
    const leave = () => {
      clearTimeout(timer);
      if (asked && desk.refused?.move === move) desk.refused = undefined;
      asked = false;
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
    };
  };
}
