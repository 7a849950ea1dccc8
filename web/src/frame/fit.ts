// What must be seen whole is drawn smaller where it does not fit: nothing of a table scrolls but the log.
import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.5;

/** Keep an element as small as the room its parent leaves it, in height or in width. */
export function fitted(along: "height" | "width"): Attachment<HTMLElement> {
  const [need, room] = along === "height" ? (["offsetHeight", "clientHeight"] as const) : (["scrollWidth", "clientWidth"] as const);
  return (element) => {
    const parent = element.parentElement!;
    const fit = () => {
      element.style.zoom = "1";
      const style = getComputedStyle(parent);
      const padding = along === "height" ? parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) : parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const share = (parent[room] - padding) / Math.max(1, element[need]);
      element.style.zoom = share >= 1 || share <= 0 ? "" : String(Math.max(SMALLEST, Math.floor(share * 200) / 200));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    observer.observe(parent);
    fit();
    return () => observer.disconnect();
  };
}
