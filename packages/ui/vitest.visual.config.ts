import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { storiesWithoutPictures } from "../../.storybook/pictured-stories.ts";
import { findChromium, pictureFlags } from "../../scripts/chromium.ts";
import { comparePicture, emulateSettings } from "../../scripts/picture-taker.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the one of Vitest
  interface ProvidedContext {
    "storybook/test-provided": { a11y: boolean };
  }
}

const { executablePath, args } = await findChromium();
const storybook = (path: string): string =>
  fileURLToPath(new URL(`../../.storybook${path}`, import.meta.url));

/** Every listed story looks as in its committed pictures, to the pixel. Run by `pnpm visual`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  plugins: [storybookTest({ configDir: storybook("") })],
  test: {
    name: "visual",
    api: { allowWrite: true },
    exclude: [...configDefaults.exclude, ...storiesWithoutPictures()],
    setupFiles: [storybook("/pictures.setup.ts")],
    // The stories' own project asks axe.
    provide: { "storybook/test-provided": { a11y: false } },
    testTimeout: 120_000,
    // As in Storybook itself, stories share a page: a new one for each file takes longer.
    isolate: false,
    // A page for each core: while one is drawn, the pictures of the other are compared.
    maxWorkers: Math.min(4, availableParallelism()),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: [...args, ...pictureFlags] },
        contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
      }),
      instances: [{ browser: "chromium" }],
      commands: { comparePicture, emulateSettings },
    },
  },
});
