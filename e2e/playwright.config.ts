import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";

const { executablePath, args } = await findChromium();

/** Journeys: real browsers against the real server, its embedded database filled with the demo world. */
export default defineConfig({
  testDir: "journeys",
  testMatch: "*.e2e.ts",
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results",
  // One server for all: journeys use people and pieces of their own, so that they do not meet.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Ends what hangs. How long a journey takes is the machine's matter: one that has a single core to give needs a minute for some.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
  },
});
