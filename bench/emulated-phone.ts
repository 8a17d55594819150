import type { Page } from "playwright";

export const phoneWindow = { width: 390, height: 844 };
export const desktopWindow = { width: 1280, height: 900 };

/** Lighthouse's slow 4G (150 ms, 1.6 Mbit/s) and mid-range phone. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** Slows down the network and the processor as on a phone. The window's size is the context's. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
