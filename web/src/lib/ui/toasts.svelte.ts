// Short messages that come and go. What matters is said elsewhere too.
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  /** What a tap does besides putting it away. */
  act?: () => void;
}

const SHOWN_MS = 6000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(text: string, bad = false, act?: () => void): number {
    const toast = { id: this.#next++, text, bad, act };
    this.all.push(toast);
    setTimeout(() => this.drop(toast.id), SHOWN_MS);
    return toast.id;
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
