// The service worker: the app without a connection, and push messages while it is closed.
//
// A page always comes from the server while that can be reached, so a new version is there with the next page that
// is opened. What is kept is used only when it cannot be reached, and belongs to one build: the files of another
// build are never mixed with it. Files with a hash in their name never change, and are kept once they were used.

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends LongEvent {
  readonly notification: Notification;
}
interface ChangeEvent extends LongEvent {
  readonly oldSubscription: PushSubscription | null;
}
interface Window {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<Window>;
  postMessage(message: unknown): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<Window | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(kind: string, listener: (event: E) => void): void;
}
/** What the server sends: the game, one sentence, and the address of the table. */
interface Notice {
  kind: string;
  title: string;
  text: string;
  url: string;
}

declare const __SHELL__: string[];
declare const __ENTRY__: string;
declare const __BUILD__: string;

const worker = self as unknown as Worker;
const FIRST_PAGE = "/";
const KEPT = `heliopolis-${__BUILD__}`;
const NEVER_OURS = ["/api/", "/docs", "/healthz", "/metrics"];

// --- Without a connection -------------------------------------------------------------------------

async function keepShell(): Promise<void> {
  const page = await fetch(FIRST_PAGE, { cache: "reload", credentials: "omit" });
  if (!page.ok || !(await page.clone().text()).includes(__ENTRY__)) throw new Error("the server has another build");
  const cache = await caches.open(KEPT);
  await cache.addAll([...__SHELL__, "/icon.svg", "/manifest.webmanifest"]);
  await cache.put(FIRST_PAGE, page);
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(FIRST_PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

worker.addEventListener<LongEvent>("install", (event) => event.waitUntil(keepShell().then(() => worker.skipWaiting())));
worker.addEventListener<LongEvent>("activate", (event) => event.waitUntil(dropOlder()));
worker.addEventListener<FetchEvent>("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || NEVER_OURS.some((ours) => pathname.startsWith(ours))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

// --- Push messages --------------------------------------------------------------------------------

const open = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (url: string) => (window: Window) => new URL(window.url).pathname === url;

async function show(notice: Notice): Promise<void> {
  const url = /^\/[\w/-]*$/.test(notice.url) ? notice.url : FIRST_PAGE;
  if ((await open()).some((window) => window.focused && isAt(url)(window))) return; // they look at it
  const shown = { body: notice.text, tag: url, icon: "/icon-192.png", badge: "/badge-96.png", data: { url } };
  await worker.registration.showNotification(notice.title, shown);
}

async function goTo(url: string): Promise<void> {
  const windows = await open();
  const window = windows.find(isAt(url)) ?? windows[0];
  if (!window) {
    await worker.clients.openWindow(url);
    return;
  }
  if (!isAt(url)(window)) window.postMessage({ go: url });
  await window.focus().catch(() => undefined); // a browser may forbid it
}

/** The push service has ended a subscription: make another one, and tell the server. */
async function subscribeAgain(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const made = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/push", { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(made) });
}

worker.addEventListener<PushEvent>("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});
worker.addEventListener<ClickEvent>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as { url: string }).url));
});
worker.addEventListener<ChangeEvent>("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event.oldSubscription)));

export {};
