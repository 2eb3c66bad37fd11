import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    // The words of the client lie with those of the server, and its keys are listed in a document.
    server: { fs: { allow: [".", "../src/stammtisch/locales", "../src/stammtisch/games/era/locales", "../docs"] } },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      restoreMocks: true,
      // Of a style sheet that a test imports it reads the colours.
      css: { include: [/\/(tokens|map)\.css\?raw$/] },
      // One page for all files takes a third of the time of a page for each; the set-up file makes it as good as new.
      isolate: false,
      setupFiles: ["vitest.setup.ts"],
      sequence: { setupFiles: "list" },
      // A check of a whole page takes seconds on a machine that does other things as well.
      testTimeout: 30_000,
    },
  }),
);
