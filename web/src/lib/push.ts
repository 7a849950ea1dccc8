// Push messages in this browser, and the service worker that receives them.
import { api } from "./api/http";
import { router } from "./router.svelte";

/** Install the service worker, when the page has loaded and has nothing better to do. */
export function installWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event) => {
    const { go } = (event.data ?? {}) as { go?: string };
    if (go?.startsWith("/")) router.go(go);
  });
  const install = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") install();
  else addEventListener("load", install, { once: true });
}

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Have this browser told; returns whether its user and its push service allow that. */
export async function subscribe(key: string): Promise<"on" | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    const older = await registration.pushManager.getSubscription();
    if (older && encoded(older.options.applicationServerKey) !== key) await older.unsubscribe();
    made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) });
  } catch {
    return "failed";
  }
  await api.addDevice(made.toJSON());
  return "on";
}

/** Have this browser told no more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}

/** Show something while the page is open: by the service worker where there is one, as phones want it. */
export async function notify(title: string, body: string, url: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(title, { body, tag: url, icon: "/icon-192.png", badge: "/badge-96.png", data: { url } });
    return;
  }
  const news = new Notification(title, { body, tag: url });
  news.onclick = () => {
    focus();
    router.go(url);
  };
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function encoded(data: ArrayBuffer | null | undefined): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
