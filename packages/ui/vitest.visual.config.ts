import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { storiesWithoutPictures } from "../../.storybook/pictured-stories.ts";
import { findChromium, pictureFlags } from "../../scripts/chromium.ts";
import { pictureFile, pictureNotes, type PictureKind } from "../../scripts/story-pictures.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the one of Vitest
  interface ProvidedContext {
    "storybook/test-provided": { a11y: boolean };
  }
}

const { executablePath, args } = await findChromium();
const storybook = (path: string): string =>
  fileURLToPath(new URL(`../../.storybook${path}`, import.meta.url));

/** The place of a picture; every picture that is asked for is noted, so that those of deleted stories are found. */
function place(kind: PictureKind, name: string): string {
  const path = pictureFile(kind, name);
  mkdirSync(dirname(pictureNotes), { recursive: true });
  if (kind === "committed") appendFileSync(pictureNotes, `${path}\n`);
  return path;
}

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
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: [...args, ...pictureFlags] },
        contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
      }),
      instances: [{ browser: "chromium" }],
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          // The defaults overlook a corner that is rounder by a pixel.
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg }) => place("committed", arg),
          resolveDiffPath: ({ arg }) => place("difference", arg),
        },
      },
    },
  },
});
