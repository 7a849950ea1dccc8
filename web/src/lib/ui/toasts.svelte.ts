// Short messages that come and go. What matters is said elsewhere too.
export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 6000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(text: string, bad = false): void {
    const toast = { id: this.#next++, text, bad };
    this.all.push(toast);
    setTimeout(() => this.drop(toast.id), SHOWN_MS);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
