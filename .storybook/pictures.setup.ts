import { beforeEach } from "vitest";
import { commands, page } from "vitest/browser";
import "./picture-hook.ts";
import type { PicturedStory } from "./picture-hook.ts";
import { getLooks, type PictureLook, type ReaderSettings } from "./picture-looks.ts";
import { pinClock } from "./pinned-clock.ts";

declare module "vitest/browser" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the one of Vitest
  interface BrowserCommands {
    comparePicture: (name: string) => Promise<string | undefined>;
    emulateSettings: (settings: ReaderSettings) => Promise<void>;
  }
}

/** Setup of the picture project: nothing moves, and each story is compared with its committed pictures. */

pinClock();

// The caret blinks, also in forced colors, where it keeps a color. An animated element gets its own layer, which affects
// how text between two pixel rows is rounded. So animations are off, and elements appear and disappear at once.
document.head.append(
  Object.assign(document.createElement("style"), {
    textContent:
      "*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; caret-animation: manual !important; }",
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
async function waitForImages(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that fails to load is a state too, and is compared as it is.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

async function settle(): Promise<void> {
  await waitForImages();
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
  await waitForImages();
  await resize(width, Math.min(tallest, Math.max(least, await heightAtRest())));
}

// Unknown at first: a file before this one may have ended early, and all files share the browser's page.
let emulated: string | undefined;

/** Asks the browser only when something changes. */
async function emulate({ contrast, forcedColors, textSize, media }: ReaderSettings): Promise<void> {
  const settings: ReaderSettings = {
    ...(contrast && { contrast }),
    ...(forcedColors && { forcedColors }),
    ...(textSize !== undefined && { textSize }),
    ...(media && { media }),
  };
  const key = JSON.stringify(settings);
  if (key === emulated) return;
  await commands.emulateSettings(settings);
  emulated = key;
}

function setTheme(theme: string | undefined): void {
  if (theme === undefined || theme === "system") delete frame.dataset["theme"];
  else frame.dataset["theme"] = theme;
}

type Before = { theme: string | undefined; direction: string; width: number; height: number };

async function take({ id, title }: PicturedStory, look: PictureLook, before: Before): Promise<string[]> {
  setTheme(look.theme ?? before.theme);
  await emulate(look);
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
  after: async (story) => {
    if (!ofStory) return;
    const before: Before = {
      theme: frame.dataset["theme"],
      direction: frame.dir,
      width: innerWidth,
      height: innerHeight,
    };
    const faults: string[] = [];
    for (const look of getLooks(story.parameters, story.title, first))
      faults.push(...(await take(story, look, before)));
    await emulate({});
    setTheme(before.theme);
    frame.dir = before.direction;
    await resize(before.width, before.height);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  },
};
