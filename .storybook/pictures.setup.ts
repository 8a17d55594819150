import { expect } from "vitest";
import { page } from "vitest/browser";
import "./picture-hook.ts";
import type { PicturedStory } from "./picture-hook.ts";
import { pictureLooks, picturesOf, type PictureLook } from "./picture-looks.ts";

/** Set-up of the picture project: nothing moves, and each story is compared with its committed pictures. */

let clockRuns = false;
const startInterval = globalThis.setInterval;
const second = 1000;

// A figure that counts would differ with the speed of the machine; `parameters.clock: "runs"` is for the
// story that waits for the end of a count.
globalThis.setInterval = Object.assign(
  (handler: TimerHandler, period?: number, ...rest: unknown[]) =>
    (period ?? 0) >= second && !clockRuns ? 0 : startInterval(handler, period, ...rest),
  startInterval,
);

const frame = document.documentElement;
const tallest = 6000;
const leastOfComponent = 160;

async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that cannot be shown is a state of its own, and is compared as it is.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

const overlay =
  "dialog[open], [role=dialog], [role=alertdialog], [data-radix-popper-content-wrapper], [data-swipe-direction]";

/** A window as tall as the page shows all of it and no more; what lies over the page is seen as a person sees it. */
async function fitWindow(width: number, height: number, least: number): Promise<void> {
  if (document.querySelector(overlay) !== null) return page.viewport(width, height);
  await page.viewport(width, least);
  await page.viewport(width, Math.min(tallest, Math.max(least, frame.scrollHeight)));
}

async function take({ id, title }: PicturedStory, look: PictureLook): Promise<void> {
  const before = {
    theme: frame.dataset["theme"],
    direction: frame.dir,
    width: innerWidth,
    height: innerHeight,
  };
  if (look.theme !== undefined) frame.dataset["theme"] = look.theme;
  if (look.direction !== undefined) frame.dir = look.direction;
  try {
    const least = title.startsWith("Components/") ? leastOfComponent : before.height;
    await fitWindow(look.width ?? before.width, before.height, least);
    await settle();
    await expect(document.body).toMatchScreenshot(`${id.replace("--", "/")}/${look.name}`);
  } finally {
    frame.dataset["theme"] = before.theme;
    frame.dir = before.direction;
    await page.viewport(before.width, before.height);
  }
}

globalThis.pictureHook = {
  before: ({ parameters }) => {
    clockRuns = parameters["clock"] === "runs";
  },
  after: async (story) => {
    const differences: string[] = [];
    for (const look of pictureLooks[picturesOf(story.parameters, story.title)]) {
      try {
        await take(story, look);
      } catch (error) {
        differences.push(`${look.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (differences.length > 0) throw new Error(differences.join("\n"));
  },
};
