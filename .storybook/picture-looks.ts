import { themeNames } from "../packages/ui/src/theme/themes.ts";

/** Settings of the reader's device and browser. `textSize` is the browser's default font size in CSS pixels. */
export type ReaderSettings = {
  contrast?: "more";
  forcedColors?: "active";
  textSize?: number;
  media?: "print";
};

/** One look of a story: attributes of `<html>`, the width of the window in CSS pixels, and the reader's settings. */
export type PictureLook = ReaderSettings & {
  name: string;
  /** `system` leaves the theme to the device. */
  theme?: string;
  direction?: string;
  width?: number;
};

/**
 * `parameters.pictures` of a story: `own` is one picture with the story's own globals, `themes` adds the other themes,
 * right-to-left and forced colors, `widths` takes three widths in light and the two ends in dark, `ends` the narrowest in
 * light and the widest in dark, `print` a sheet of paper, `none` takes none.
 */
export type PictureSet = "own" | "themes" | "widths" | "ends" | "print" | "none";

/** Forced colors need no room of their own, so components show them without a new layout. */
const forced: PictureLook = { name: "forced", forcedColors: "active" };

const atWidth = (theme: string, width: number): PictureLook => ({ name: `${theme}-${width}`, theme, width });

/** The pictures of each set. */
export const pictureLooks: Record<PictureSet, readonly PictureLook[]> = {
  none: [],
  own: [{ name: "own" }],
  themes: [
    { name: "own" },
    ...themeNames.filter((theme) => theme !== "light").map((theme) => ({ name: theme, theme })),
    { name: "rtl", direction: "rtl" },
    forced,
  ],
  // Ordered by width, because a new layout is what takes time. A theme changes colors, which the ends show.
  widths: [
    atWidth("light", 390),
    atWidth("dark", 390),
    atWidth("light", 768),
    atWidth("light", 1280),
    atWidth("dark", 1280),
  ],
  // Of a reader with the dark theme, which is not printed. As wide as a letter sheet within its margins.
  print: [{ name: "print", media: "print", theme: "dark", width: 720 }],
  ends: [atWidth("light", 390), atWidth("dark", 1280)],
};

const pictureSets = ["own", "themes", "widths", "ends", "print", "none"] as const satisfies PictureSet[];

/** The largest text that WCAG 1.4.4 asks for, on the narrowest window that WCAG 1.4.10 asks for. */
const largeText: PictureLook = { name: "text-200-320", textSize: 32, width: 320 };

/**
 * Taken of the first story of each component, pattern and screen, after its own set. Several settings share a picture
 * where they cannot hide each other: contrast changes colors, and direction changes places.
 */
const settingLooks = {
  component: [largeText],
  page: [
    { name: "rtl-contrast-390", theme: "system", contrast: "more", direction: "rtl", width: 390 },
    { ...forced, name: "forced-390", width: 390 },
    largeText,
  ],
} satisfies Record<string, readonly PictureLook[]>;

/** What a theme adds: a picture of every component. */
const bytesPerTheme = 650_000;

/** Size limit of all committed pictures, in bytes; every clone downloads them. 56 MB with three themes. */
export const maxPictureBytes = 54_050_000 + bytesPerTheme * themeNames.length;

/**
 * The set of a story: its own parameter, or a default. Components have a picture in every theme, the first story of a
 * pattern or a screen (its main state) has three widths, other states of a pattern have both ends, and everything
 * else has one picture. Every picture adds to the size of every clone, so further looks are limited to those that
 * can differ: a pattern is used in any width and theme, and a screen's other states differ little from the main one.
 *
 * @param first - whether it is the first story of its file
 */
export function getPictures(
  parameters: Readonly<Record<string, unknown>>,
  title: string,
  first: boolean,
): PictureSet {
  const wish = parameters["pictures"];
  const set = pictureSets.find((one) => one === wish);
  if (set !== undefined) return set;
  if (wish !== undefined)
    throw new Error(
      `parameters.pictures is ${JSON.stringify(wish)}; it is one of ${pictureSets.join(", ")}.`,
    );
  if (title.startsWith("Components/")) return "themes";
  if (title.startsWith("Patterns/")) return first ? "widths" : "ends";
  return title.startsWith("Screens/") && first ? "widths" : "own";
}

/**
 * The pictures of a story, in the order in which they are taken.
 *
 * @param first - whether it is the first story of its file
 */
export function getLooks(
  parameters: Readonly<Record<string, unknown>>,
  title: string,
  first: boolean,
): readonly PictureLook[] {
  const set = getPictures(parameters, title, first);
  if (!first || set === "none" || title.startsWith("Flows/")) return pictureLooks[set];
  return [...pictureLooks[set], ...settingLooks[title.startsWith("Components/") ? "component" : "page"]];
}
