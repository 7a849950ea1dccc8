import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { firstLanguage, texts } from "$lib/texts.svelte";

// Texts are fetched while the server is still being asked who we are.
void texts.load(firstLanguage());
mount(App, { target: document.getElementById("app")! });
