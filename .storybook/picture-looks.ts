/** One way to look at a story: what is on `<html>`, and the width of the window in CSS pixels. */
export type PictureLook = { name: string; theme?: string; direction?: string; width?: number };

/**
 * `parameters.pictures` of a story: `own` is one picture as its globals say, `themes` adds the other
 * themes and right-to-left, `widths` takes three widths in light and dark, `none` takes none.
 */
export type PictureSet = "own" | "themes" | "widths" | "none";

const widths = [390, 768, 1280] as const;

/** The pictures of each set. */
export const pictureLooks: Record<PictureSet, readonly PictureLook[]> = {
  none: [],
  own: [{ name: "own" }],
  themes: [
    { name: "own" },
    { name: "dark", theme: "dark" },
    { name: "contrast", theme: "contrast" },
    { name: "rtl", direction: "rtl" },
  ],
  widths: ["light", "dark"].flatMap((theme) =>
    widths.map((width) => ({ name: `${theme}-${width}`, theme, width })),
  ),
};

/** The set of a story: its own wish, else components are seen in every theme and everything else as it is. */
export function picturesOf(parameters: Readonly<Record<string, unknown>>, title: string): PictureSet {
  const wish = parameters["pictures"];
  if (wish === "own" || wish === "themes" || wish === "widths" || wish === "none") return wish;
  if (wish !== undefined)
    throw new Error(
      `parameters.pictures is ${JSON.stringify(wish)}; it is one of own, themes, widths, none.`,
    );
  return title.startsWith("Components/") ? "themes" : "own";
}
