import { themes } from "../packages/contract/src/theme/theme.ts";

/** One way to look at a story: what is on `<html>`, and the width of the window in CSS pixels. */
export type PictureLook = { name: string; theme?: string; direction?: string; width?: number };

/**
 * `parameters.pictures` of a story: `own` is one picture as its globals say, `themes` adds the other
 * themes and right-to-left, `widths` takes three widths in light and dark, `ends` the narrowest in
 * light and the widest in dark, `none` takes none.
 */
export type PictureSet = "own" | "themes" | "widths" | "ends" | "none";

const widths = [390, 768, 1280] as const;

const atWidth = (theme: string, width: number): PictureLook => ({ name: `${theme}-${width}`, theme, width });

/** The pictures of each set. */
export const pictureLooks: Record<PictureSet, readonly PictureLook[]> = {
  none: [],
  own: [{ name: "own" }],
  themes: [
    { name: "own" },
    ...themes.filter((theme) => theme !== "light").map((theme) => ({ name: theme, theme })),
    { name: "rtl", direction: "rtl" },
  ],
  // The width changes seldom: laying a page out anew is what takes time.
  widths: widths.flatMap((width) => ["light", "dark"].map((theme) => atWidth(theme, width))),
  ends: [atWidth("light", Math.min(...widths)), atWidth("dark", Math.max(...widths))],
};

/** All committed pictures together, in bytes; they come with every clone. */
export const mostPictureBytes = 40_000_000;

/**
 * The set of a story: its own wish, else components are seen in every theme, the first story of a
 * pattern or a screen, which is its main state, in three widths, other states of a pattern at both ends,
 * and everything else as it is. Each look of a state is paid for in bytes of every clone, so a state is
 * seen once more only where it could look wrong: a pattern stands in any width and theme, a screen's other
 * states differ from its main one in few parts.
 *
 * @param first - it is the first story of its file
 */
export function getPictures(
  parameters: Readonly<Record<string, unknown>>,
  title: string,
  first: boolean,
): PictureSet {
  const wish = parameters["pictures"];
  if (wish === "own" || wish === "themes" || wish === "widths" || wish === "ends" || wish === "none")
    return wish;
  if (wish !== undefined)
    throw new Error(
      `parameters.pictures is ${JSON.stringify(wish)}; it is one of own, themes, widths, ends, none.`,
    );
  if (title.startsWith("Components/")) return "themes";
  if (title.startsWith("Patterns/")) return first ? "widths" : "ends";
  return title.startsWith("Screens/") && first ? "widths" : "own";
}
