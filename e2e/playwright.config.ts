import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";

const { executablePath, args } = await findChromium();

/** With several servers, what matters is money and chat: one process must see what another one did. */
const onCluster = ["buy", "offer", "deliver", "promo", "reserve", "chat", "questions"];
const journeys =
  process.env["JOURNEY_CLUSTER"] === "on" ? onCluster.map((name) => `${name}.e2e.ts`) : "*.e2e.ts";

/** Journeys: real browsers against the real server with the demo data. */
export default defineConfig({
  testDir: "journeys",
  testMatch: journeys,
  globalSetup: "./support/global-setup.ts",
  outputDir: "../test-results",
  // One server for all: journeys use users and listings of their own to stay independent.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Ends hanging journeys. Their duration depends on the machine: on a single core some need a minute.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: { executablePath, args },
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    // Steps and requests only: pictures and copies of the page at each step slow every journey down.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
});
