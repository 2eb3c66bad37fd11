import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/stammtisch/server/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
  },
  // `npm run dev` shows the client while it changes, on top of a server started with `python3 run.py play --no-browser`.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true } } },
});
