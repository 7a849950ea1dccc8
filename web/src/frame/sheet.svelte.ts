// How much of the lower end of the board lies under the sheet of a decision: only on a phone there is any.
import type { Attachment } from "svelte/attachments";

class Sheet {
  /** In pixels. */
  covers = $state(0);

  /** Follow the drawer, which is a sheet where it lies over the board and not beside it. */
  follow: Attachment<HTMLElement> = (drawer) => {
    const measure = () => (this.covers = getComputedStyle(drawer).zIndex === "auto" ? 0 : drawer.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(drawer);
    measure();
    return () => {
      observer.disconnect();
      this.covers = 0;
    };
  };
}

/** There is one table on a page. */
export const sheet = new Sheet();
