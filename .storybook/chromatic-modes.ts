import { themeNames, type Theme } from "../packages/ui/src/theme/themes.ts";

/** Globals of the toolbar under which Chromatic takes a snapshot, and the width of the window. */
type Mode = { theme: Theme; direction?: "rtl"; text?: "largest"; viewport: { width: number } };

/** A width for each theme: every theme and every layout is seen, for one snapshot per theme. */
const widths: Record<Theme, number> = { light: 390, dark: 1280, contrast: 768 };

const themeModes = themeNames.map((theme): [string, Mode] => [
  `${theme} ${widths[theme]}`,
  { theme, viewport: { width: widths[theme] } },
]);

/** The names are part of Chromatic's baselines: a renamed mode has to be accepted again. */
export const chromaticModes: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(themeModes),
  "right to left 390": { theme: "light", direction: "rtl", viewport: { width: 390 } },
  "large text 320": { theme: "light", text: "largest", viewport: { width: 320 } },
};
