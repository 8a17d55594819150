import { existsSync } from "node:fs";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import "@vitest/browser-playwright";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommand } from "vitest/node";
import type { ReaderSettings } from "../.storybook/picture-looks.ts";
import { differenceOf, fileOf, looksAlike, type Pixels, readPixels, samePixels } from "./pixels.ts";
import { pictureFile, pictureNotes } from "./story-pictures.ts";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function devTools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Takes a screenshot through the DevTools protocol, without Playwright's extra waiting and preparation. */
async function shoot(page: Page): Promise<Pixels> {
  const session = await devTools(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return readPixels(Buffer.from(data, "base64"));
}

const triesUntilAtRest = 20;
const betweenTries = 50;

const triesUntilAlike = 10;
const betweenLateTries = 200;

/**
 * Makes Chromium repaint the whole page, by starting to inspect its layers. Otherwise text that has moved by a fraction
 * of a pixel, as in a dialog that has grown, can stay where it was first painted.
 */
async function repaint(page: Page): Promise<void> {
  const session = await devTools(page);
  await session.send("LayerTree.enable");
  await wait(betweenLateTries);
  await session.send("LayerTree.disable");
}

/**
 * Whether the page still comes to look like the committed picture. On a busy machine a page can be at rest for a
 * moment in between: a layout that follows a late font, or the browser's settings of the look before.
 */
async function becomesLike(page: Page, committed: Pixels): Promise<boolean> {
  for (let tried = 0; tried < triesUntilAlike; tried += 1) {
    await wait(betweenLateTries);
    if (looksAlike(committed, await shoot(page))) return true;
  }
  return false;
}

/** Repeats the screenshot of a moving page until two in a row are the same. */
async function atRest(page: Page, first: Pixels): Promise<Pixels | undefined> {
  let last = first;
  for (let tried = 0; tried < triesUntilAtRest; tried += 1) {
    await wait(betweenTries);
    const next = await shoot(page);
    if (samePixels(last, next)) return next;
    last = next;
  }
  return undefined;
}

async function write(path: string, pixels: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await fileOf(pixels));
}

async function leave(name: string, committed: Pixels, taken: Pixels): Promise<string> {
  await write(pictureFile("difference", `${name}-actual`), taken);
  await write(pictureFile("difference", `${name}-diff`), differenceOf(committed, taken));
  return committed.width === taken.width && committed.height === taken.height
    ? "it differs from its committed picture"
    : `it was ${committed.width} × ${committed.height} px and is ${taken.width} × ${taken.height} px`;
}

/**
 * Compares the window with the committed picture of that name, pixel by pixel except for a word in another raster, or accepts it in update mode.
 *
 * @returns the error message, or undefined
 */
export const comparePicture: BrowserCommand<[name: string], Promise<string | undefined>> = async (
  { page, project },
  name,
) => {
  const path = pictureFile("committed", name);
  // Every requested picture is recorded, so that those of deleted stories can be found.
  await mkdir(dirname(pictureNotes), { recursive: true });
  await appendFile(pictureNotes, `${path}\n`);
  const committed = existsSync(path) ? await readPixels(path) : undefined;
  const accept = project.config.snapshotOptions.updateSnapshot === "all";
  // A repaint takes time: only pictures that differ or are being accepted need it.
  if (committed && !accept && looksAlike(committed, await shoot(page))) return undefined;
  await repaint(page);
  const taken = await atRest(page, await shoot(page));
  if (!taken) return "the story does not come to rest";
  if (accept) {
    if (!committed || !samePixels(committed, taken)) await write(path, taken);
    return undefined;
  }
  if (committed) {
    const isAlike = looksAlike(committed, taken) || (await becomesLike(page, committed));
    return isAlike ? undefined : leave(name, committed, taken);
  }
  await write(pictureFile("difference", `${name}-reference`), taken);
  return "no picture of it is committed";
};

const defaultTextSize = 16;

/**
 * Sets what a reader can set on a device and in a browser. The text size is the browser's own, because breakpoints
 * depend on it and not on the size that a page gives its root.
 */
export const emulateSettings: BrowserCommand<[settings: ReaderSettings], Promise<void>> = async (
  { page },
  { contrast, forcedColors, textSize, media },
) => {
  await page.emulateMedia({
    media: media ?? null,
    contrast: contrast ?? "no-preference",
    forcedColors: forcedColors ?? "none",
    // The dark one of the forced palettes, which shows every color that was not replaced.
    colorScheme: forcedColors === "active" ? "dark" : "light",
  });
  const session = await devTools(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: textSize ?? defaultTextSize } });
};
