// Pointing at something that may not be done says why, after a moment. Looking away takes it back,
// but not before one could reach the rule's number; what was asked by a tap stays until it is closed.
import type { Attachment } from "svelte/attachments";
import type { MoveController } from "./moveController.svelte";

const MOMENT = 600;
const LINGERS = 2500;

export function pointed(controller: MoveController, move: string): Attachment<Element> {
  return (element) => {
    let timer = 0;
    let asked = false;
    const enter = (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType !== "mouse" || controller.can(move) || !controller.seated) return;
      timer = window.setTimeout(() => {
        asked = true;
        void controller.explain(move);
      }, MOMENT);
    };
    const forget = () => {
      const read = document.querySelector(".why:hover") !== null;
      if (read) timer = window.setTimeout(forget, LINGERS);
      else if (asked && controller.refused?.move === move) controller.refused = undefined;
    };
    const leave = () => {
      clearTimeout(timer);
      if (asked) timer = window.setTimeout(forget, LINGERS);
    };
    const tapped = () => {
      clearTimeout(timer);
      asked = false;
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("click", tapped);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("click", tapped);
    };
  };
}
