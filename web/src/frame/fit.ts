// What must be seen whole is drawn smaller where it does not fit: nothing of a table scrolls but the log.
import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.5;
const CLOSE = 0.985; // letters are not exactly as much narrower as they are smaller

/** Keep what flows, and so has another shape in another size, so small that all of it is within the parent. */
export function flowing(smallest: number): Attachment<HTMLElement> {
  return (element) => {
    const parent = element.parentElement!;
    const fit = () => {
      for (let zoom = 1; zoom >= smallest; zoom -= 0.04) {
        element.style.zoom = zoom.toFixed(2);
        // Rectangles are as they are seen, whatever the zoom.
        const room = parent.getBoundingClientRect();
        const { paddingRight, paddingBottom } = getComputedStyle(parent);
        const { right, bottom } = element.getBoundingClientRect();
        const last = Math.max(right, ...[...element.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right));
        if (bottom <= room.bottom - parseFloat(paddingBottom) + 1 && last <= room.right - parseFloat(paddingRight) + 1) return;
      }
    };
    const observer = new ResizeObserver(fit);
    observer.observe(parent);
    observer.observe(element);
    const arrivals = new MutationObserver(fit);
    arrivals.observe(element, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(fit);
    fit();
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      element.style.zoom = "";
    };
  };
}

/** What stands above or below an element, and is not laid over it. */
const besideIt = (element: HTMLElement): HTMLElement[] =>
  ([...element.parentElement!.children] as HTMLElement[]).filter((one) => one !== element && !["absolute", "fixed"].includes(getComputedStyle(one).position));

/** Keep an element as small as the room that its parent and those beside it leave, in height or in width. */
export function fitted(along: "height" | "width"): Attachment<HTMLElement> {
  const [need, room] = along === "height" ? (["offsetHeight", "clientHeight"] as const) : (["scrollWidth", "clientWidth"] as const);
  return (element) => {
    const parent = element.parentElement!;
    const fit = () => {
      element.style.zoom = "1";
      const style = getComputedStyle(parent);
      const padding = along === "height" ? parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) : parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const beside = along === "height" ? besideIt(element) : [];
      const taken = beside.reduce((sum, one) => sum + one.offsetHeight, padding);
      const share = (parent[room] - taken) / Math.max(1, element[need]);
      element.style.zoom = share >= 1 || share <= 0 ? "" : String(Math.max(SMALLEST, Math.floor(share * CLOSE * 200) / 200));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(parent);
    const observe = () => [...parent.children].forEach((one) => observer.observe(one));
    const arrivals = new MutationObserver(() => {
      observe();
      fit();
    });
    arrivals.observe(parent, { childList: true });
    arrivals.observe(element, { childList: true, characterData: true, subtree: true }); // its room may stay the same
    void document.fonts.ready.then(fit);
    observe();
    fit();
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      element.style.zoom = "";
    };
  };
}
