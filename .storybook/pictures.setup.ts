import { beforeEach } from "vitest";
import { commands, page } from "vitest/browser";
import "./picture-hook.ts";
import type { PicturedStory } from "./picture-hook.ts";
import { pictureLooks, getPictures, type PictureLook } from "./picture-looks.ts";

declare module "vitest/browser" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the one of Vitest
  interface BrowserCommands {
    comparePicture: (name: string) => Promise<string | undefined>;
  }
}

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

// The caret blinks, and what once moved is drawn on a layer of its own: whether that layer was there already decides how a line of
// text between two rows of pixels is rounded. So nothing moves at all, and what comes or goes does so at once.
document.head.append(
  Object.assign(document.createElement("style"), {
    textContent:
      "*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }",
  }),
);

let first = false;
let ofStory = true;
beforeEach(({ task }) => {
  // A story with tests of its own stands in a suite, as its "base story"; what the tests leave is not its look.
  const top = task.suite ?? task;
  first = task.file.tasks[0]?.id === top.id;
  ofStory = task.suite === undefined || task.name === "base story";
});

const frame = document.documentElement;
const tallest = 6000;
const leastOfComponent = 160;
const leastOfPattern = 320;

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Typefaces and pictures are there: without them lines break elsewhere. */
async function untilLoaded(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that cannot be shown is a state of its own, and is compared as it is.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

async function settle(): Promise<void> {
  await untilLoaded();
  await frames();
}

const overlay =
  "dialog[open], [role=dialog], [role=alertdialog], [data-radix-popper-content-wrapper], [data-swipe-direction]";

async function resize(width: number, height: number): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** What a script or a typeface lays out anew has done so before the page is measured: its height stays the same. */
async function heightAtRest(): Promise<number> {
  const height = frame.scrollHeight;
  await frames();
  return frame.scrollHeight === height ? height : heightAtRest();
}

/** A window as tall as the page shows all of it and no more; what lies over the page is seen as a person sees it. */
async function fitWindow(width: number, height: number, least: number): Promise<void> {
  if (document.querySelector(overlay) !== null) return resize(width, height);
  await resize(width, least);
  await untilLoaded();
  await resize(width, Math.min(tallest, Math.max(least, await heightAtRest())));
}

type Before = { theme: string | undefined; direction: string; width: number; height: number };

async function take({ id, title }: PicturedStory, look: PictureLook, before: Before): Promise<string[]> {
  frame.dataset["theme"] = look.theme ?? before.theme;
  frame.dir = look.direction ?? before.direction;
  const least = title.startsWith("Components/")
    ? leastOfComponent
    : title.startsWith("Patterns/")
      ? leastOfPattern
      : before.height;
  await fitWindow(look.width ?? before.width, before.height, least);
  await settle();
  const fault = await commands.comparePicture(`${id.replace("--", "/")}/${look.name}`);
  return fault === undefined ? [] : [`${look.name}: ${fault}`];
}

globalThis.pictureHook = {
  before: ({ parameters }) => {
    clockRuns = parameters["clock"] === "runs";
  },
  after: async (story) => {
    if (!ofStory) return;
    const before: Before = {
      theme: frame.dataset["theme"],
      direction: frame.dir,
      width: innerWidth,
      height: innerHeight,
    };
    const faults: string[] = [];
    for (const look of pictureLooks[getPictures(story.parameters, story.title, first)])
      faults.push(...(await take(story, look, before)));
    frame.dataset["theme"] = before.theme;
    frame.dir = before.direction;
    await resize(before.width, before.height);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  },
};
