import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    // The words of the client lie with those of the server.
    server: { fs: { allow: [".", "../src/stammtisch/locales", "../src/stammtisch/games/era/locales"] } },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      restoreMocks: true,
    },
  }),
);
