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

/** Setup of the picture project: nothing moves, and each story is compared with its committed pictures. */

let clockRuns = false;
const startInterval = globalThis.setInterval;
const second = 1000;

// A countdown would depend on the speed of the machine; `parameters.clock: "runs"` is for the story that
// waits for its end.
globalThis.setInterval = Object.assign(
  (handler: TimerHandler, period?: number, ...rest: unknown[]) =>
    (period ?? 0) >= second && !clockRuns ? 0 : startInterval(handler, period, ...rest),
  startInterval,
);

// The caret blinks, and an animated element gets its own layer, which affects how text between two pixel rows
// is rounded. So animations are off, and elements appear and disappear at once.
document.head.append(
  Object.assign(document.createElement("style"), {
    textContent:
      "*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }",
  }),
);

let first = false;
let ofStory = true;
beforeEach(({ task }) => {
  // A story with its own tests is in a suite, as its "base story"; the tests' final state is not its look.
  const top = task.suite ?? task;
  first = task.file.tasks[0]?.id === top.id;
  ofStory = task.suite === undefined || task.name === "base story";
});

const frame = document.documentElement;
const tallest = 6000;
const leastOfComponent = 160;
const leastOfPattern = 320;

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Waits for fonts and pictures, which change line breaks. */
async function untilLoaded(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that fails to load is a state too, and is compared as it is.
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

/** Waits for layout changes by scripts and fonts, until the page's height is stable. */
async function heightAtRest(): Promise<number> {
  const height = frame.scrollHeight;
  await frames();
  return frame.scrollHeight === height ? height : heightAtRest();
}

/** A window as tall as the page, so that all of it is visible; overlays are shown as a user sees them. */
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
