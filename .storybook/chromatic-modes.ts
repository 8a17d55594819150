import { themeNames, type Theme } from "../packages/ui/src/theme/themes.ts";

/** Globals of the toolbar under which Chromatic takes a snapshot, and the width of the window. */
type Mode = { theme: Theme; direction?: "rtl"; text?: "largest"; viewport: { width: number } };

/** Themes take them in turn: every theme and every layout is seen, for one snapshot per theme. */
const widths = [390, 1280, 768];

const themeModes = themeNames.map((theme, index): [string, Mode] => {
  const width = widths[index % widths.length] ?? 390;
  return [`${theme} ${width}`, { theme, viewport: { width } }];
});

/** The names are part of Chromatic's baselines: a renamed mode has to be accepted again. */
export const chromaticModes: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(themeModes),
  "right to left 390": { theme: "light", direction: "rtl", viewport: { width: 390 } },
  "large text 320": { theme: "light", text: "largest", viewport: { width: 320 } },
};
