import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium, pictureFlags } from "../../scripts/chromium.ts";
import { emulateSettings } from "../../scripts/picture-taker.ts";

const { executablePath, args } = await findChromium();

const storybook = (path: string): string =>
  fileURLToPath(new URL(`../../.storybook${path}`, import.meta.url));

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  plugins: [storybookTest({ configDir: storybook("") })],
  test: {
    name: "stories",
    api: { allowWrite: true },
    setupFiles: [storybook("/axe.setup.ts")],
    // As in Storybook itself, stories share a page: a new one for each file doubles the time.
    isolate: false,
    // Ends what hangs; a machine with little to give takes far longer than one second for a story.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: [...args, ...pictureFlags] },
        // As most visitors have it; the pictures are taken with reduced motion, after the same play functions.
        contextOptions: { reducedMotion: "no-preference" },
      }),
      instances: [{ browser: "chromium" }],
      commands: { emulateSettings },
    },
  },
});
