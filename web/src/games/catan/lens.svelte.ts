// Coming nearer to a drawing and moving over it: two fingers, wheel with Ctrl, drag, keys, buttons.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const NEAREST = 5;
const STEP = 1.4;
const DRAGGED = 6; // pixels after which a press is no tap any more

/** A point as shares of the width and height of a drawing. */
export type Shares = [number, number];

export class Lens {
  /** How many times larger than the window the drawing is. */
  zoom = $state(1);
  width = $state(0);
  height = $state(0);
  #window: HTMLElement | undefined;
  #dragged = false;

  /** Whether the last press moved the drawing: then it was no tap. */
  get dragged(): boolean {
    return this.#dragged;
  }

  /** Come nearer by a factor; the point stays where it is. Without one that is the middle. */
  async by(factor: number, clientX?: number, clientY?: number): Promise<void> {
    const frame = this.#window;
    if (!frame) return;
    const before = this.zoom;
    this.zoom = Math.min(NEAREST, Math.max(1, before * factor));
    const real = this.zoom / before;
    const box = frame.getBoundingClientRect();
    const x = clientX === undefined ? box.width / 2 : clientX - box.left;
    const y = clientY === undefined ? box.height / 2 : clientY - box.top;
    const left = (frame.scrollLeft + x) * real - x;
    const top = (frame.scrollTop + y) * real - y;
    await tick();
    frame.scrollTo({ left, top, behavior: "instant" });
  }

  nearer = () => void this.by(STEP);
  farther = () => void this.by(1 / STEP);
  whole = () => void this.by(1 / this.zoom);

  /** Whether a place, given as shares of the drawing, is in sight. */
  sees(x: number, y: number): boolean {
    const frame = this.#window;
    if (!frame) return false;
    const left = x * this.width * this.zoom - frame.scrollLeft;
    const top = y * this.height * this.zoom - frame.scrollTop;
    return left > 0 && left < this.width && top > 0 && top < this.height;
  }

  /** Bring a place into sight, given as shares of the drawing, at a nearness; as little as possible beyond `within`. */
  async lookAt([x, y]: Shares, zoom: number, within: { from: Shares; to: Shares }): Promise<void> {
    this.zoom = Math.min(NEAREST, Math.max(1, zoom));
    await tick();
    const start = (at: number, size: number, from: number, to: number) => {
      const whole = size * this.zoom;
      const [first, last] = [from * whole, to * whole - size];
      return last <= first ? (first + last) / 2 : Math.max(first, Math.min(at * whole - size / 2, last));
    };
    this.#window?.scrollTo({ left: start(x, this.width, within.from[0], within.to[0]), top: start(y, this.height, within.from[1], within.to[1]), behavior: "instant" });
  }

  keys = (event: KeyboardEvent): void => {
    const act = { "+": this.nearer, "=": this.nearer, "-": this.farther, "0": this.whole }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  attach: Attachment<HTMLElement> = (frame) => {
    this.#window = frame;
    let apart = 0;
    let held: { x: number; y: number } | undefined;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      void this.by(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    const fingers = ({ touches: [a, b] }: TouchEvent) => ({
      apart: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
      x: (a!.clientX + b!.clientX) / 2,
      y: (a!.clientY + b!.clientY) / 2,
    });
    const touch = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      const now = fingers(event);
      event.preventDefault();
      if (event.type === "touchmove" && apart) {
        if (held) frame.scrollBy({ left: held.x - now.x, top: held.y - now.y, behavior: "instant" });
        void this.by(now.apart / apart, now.x, now.y);
      }
      apart = now.apart;
      held = now;
    };
    const lift = () => {
      apart = 0;
      held = undefined;
    };
    const press = (event: PointerEvent) => {
      this.#dragged = false;
      if (event.pointerType !== "mouse" || event.button !== 0 || this.zoom === 1) return;
      const from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
      const move = (now: PointerEvent) => {
        if (Math.hypot(now.clientX - from.x, now.clientY - from.y) > DRAGGED) this.#dragged = true;
        if (this.#dragged) frame.scrollTo({ left: from.left + from.x - now.clientX, top: from.top + from.y - now.clientY, behavior: "instant" });
      };
      const release = () => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", release);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", release);
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("touchstart", touch, { passive: false });
    frame.addEventListener("touchmove", touch, { passive: false });
    frame.addEventListener("touchend", lift);
    frame.addEventListener("pointerdown", press);
    return () => {
      this.#window = undefined;
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("touchstart", touch);
      frame.removeEventListener("touchmove", touch);
      frame.removeEventListener("touchend", lift);
      frame.removeEventListener("pointerdown", press);
    };
  };
}
