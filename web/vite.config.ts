import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

const WORKER = "sw.js";
const hashed = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36);

/** Tells the service worker what to keep for when there is no connection: the first page, and all that it needs to
 *  say so in every language. The name of a build changes with any of its files. */
function shellOfWorker(): Plugin {
  return {
    name: "shell-of-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const first = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry && file.fileName !== WORKER);
      if (worker?.type !== "chunk" || first?.type !== "chunk") throw new Error("there is no service worker, or no app");
      const shell = new Set<string>();
      const add = (name: string) => {
        const file = bundle[name];
        if (!file || shell.has(name)) return;
        shell.add(name);
        if (file.type === "chunk") [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(add);
      };
      add(first.fileName);
      Object.keys(bundle).filter((name) => name.endsWith(".ftl")).forEach(add);
      const build = hashed(Object.keys(bundle).sort().join());
      const list = JSON.stringify([...shell].sort().map((name) => `/${name}`));
      worker.code = worker.code.replace("__SHELL__", list).replace("__ENTRY__", JSON.stringify(`/${first.fileName}`)).replace("__BUILD__", JSON.stringify(build));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shellOfWorker()],
  resolve: { alias: { $lib: here("./src/lib"), $frame: here("./src/frame") } },
  build: {
    outDir: here("../src/heliopolis/server/web"),
    emptyOutDir: true,
    // Pictures and fonts stay files of their own: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      input: { index: here("./index.html"), sw: here("./src/sw.ts") },
      // Few files come sooner than many small ones: what all pages share, and what all tables share.
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "frame", priority: 1, test: /src\/(frame|pages\/Table\.svelte|pages\/Lobby)/ },
            { name: "shell", priority: 2, test: /src\/lib|node_modules/ },
          ],
        },
      },
    },
  },
  // What needs no browser; what does is tested in a real Chromium (tests/browser).
  test: { include: ["tests/**/*.test.ts"] },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
