import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { installWorker } from "$lib/push";
import { firstLanguage, texts } from "$lib/texts.svelte";

// Texts are fetched while the server is still being asked who we are.
void texts.load(firstLanguage());
// After an update the server no longer has the older pages: load the app anew, once.
const RELOADED = "reloaded";
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});
if (import.meta.env.PROD) installWorker();
mount(App, { target: document.getElementById("app")! });
