import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here("./src/lib"), $frame: here("./src/frame") } },
  build: {
    outDir: here("../src/heliopolis/server/web"),
    emptyOutDir: true,
    // Pictures and fonts stay files of their own: the content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // Few files come sooner than many small ones: what all pages share, and what all tables share.
      output: {
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
