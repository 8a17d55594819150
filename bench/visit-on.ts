import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { findChromium } from "../scripts/chromium.ts";

const windows = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
export type Device = keyof typeof windows;

export const deviceNames: Readonly<Record<Device, string>> = {
  desktop: "desktop",
  phone: "phone, slow 4G, 4 × CPU",
};

/** Lighthouse's slow 4G (150 ms, 1.6 Mbit/s) and mid-range phone. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** What a visit with a browser of its own returns; a phone has a slow network and a slow processor. */
export async function visitOn<Result>(
  device: Device,
  visit: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ viewport: windows[device], ...options });
    if (device === "phone") await slowDown(page);
    return await visit(page);
  } finally {
    await browser.close();
  }
}
