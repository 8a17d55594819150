import type { ColorTokens } from "./tokens.ts";

export type ThemeDefinition = {
  label: string;
  colors: ColorTokens;
  shadow: "soft" | "deep" | "none";
  /**
   * `dimmed` takes the glare out of bright pictures on a dark page, and gives faded ones an edge. A picture at full size
   * is never dimmed.
   */
  pictures: "bright" | "dimmed";
  /** For scroll bars and other parts that the browser draws. */
  colorScheme: "light" | "dark";
  /** The device setting that selects the theme while nobody has chosen one. The last one that matches wins. */
  media: string | null;
  /** WCAG contrast of text: 4.5 is AA, 7 is AAA. */
  textContrast: 4.5 | 7;
};

const light: ColorTokens = {
  ground: "#fcfbf9",
  surface: "#ffffff",
  sunken: "#f4f1ec",
  plaster: "#ebe6de",
  inverse: "#24171c",
  ink: "#231a1c",
  inkSoft: "#665a59",
  onInverse: "#f8f1ec",
  onInverseSoft: "#c4b3b1",
  line: "#e4ded6",
  lineStrong: "#8f837e",
  accent: "#6e2142",
  accentSoft: "#f6e9ee",
  action: "#6e2142",
  actionHover: "#551631",
  onAction: "#fff8f8",
  danger: "#ab2317",
  dangerSoft: "#fbebe7",
  success: "#2c6539",
  successSoft: "#e8f1e6",
  warning: "#7d4c00",
  warningSoft: "#faf0dc",
  star: "#a86a12",
  focus: "#6e2142",
  scrim: "rgb(36 23 28 / 0.44)",
};

const dark: ColorTokens = {
  ground: "#181213",
  surface: "#221a1b",
  sunken: "#261e1f",
  plaster: "#352b2a",
  inverse: "#0e0a0b",
  ink: "#f4ede7",
  inkSoft: "#baaca6",
  onInverse: "#f4ede7",
  onInverseSoft: "#b5a5a1",
  line: "#382d2d",
  lineStrong: "#8d7f7b",
  accent: "#e2abbd",
  accentSoft: "#3c202c",
  action: "#93365d",
  actionHover: "#a74570",
  onAction: "#fff6f8",
  danger: "#f59e92",
  dangerSoft: "#3d1e1a",
  success: "#9fcda4",
  successSoft: "#1d3021",
  warning: "#e8c07a",
  warningSoft: "#382910",
  star: "#dba85a",
  focus: "#efc3d1",
  scrim: "rgb(0 0 0 / 0.6)",
};

/** Selected by `prefers-contrast: more` or by the user: every text pairing reaches AAA. */
const contrast: ColorTokens = {
  ground: "#ffffff",
  surface: "#ffffff",
  sunken: "#e9e4df",
  plaster: "#f2efea",
  inverse: "#000000",
  ink: "#000000",
  inkSoft: "#2b2425",
  onInverse: "#ffffff",
  onInverseSoft: "#f0e8e6",
  line: "#6b6160",
  lineStrong: "#000000",
  accent: "#4d0829",
  accentSoft: "#ffffff",
  action: "#4d0829",
  actionHover: "#2e0418",
  onAction: "#ffffff",
  danger: "#7d0f06",
  dangerSoft: "#ffffff",
  success: "#10421c",
  successSoft: "#ffffff",
  warning: "#4f2f00",
  warningSoft: "#ffffff",
  star: "#4f2f00",
  focus: "#000000",
  scrim: "rgb(0 0 0 / 0.7)",
};

const defineThemes = <Name extends string>(definitions: Record<Name, ThemeDefinition>) => definitions;

/** Every theme that a user can choose instead of the device's own setting. A new one is an entry here. */
export const themes = defineThemes({
  light: {
    label: "Light",
    colors: light,
    shadow: "soft",
    pictures: "bright",
    colorScheme: "light",
    media: "(prefers-color-scheme: light)",
    textContrast: 4.5,
  },
  dark: {
    label: "Dark",
    colors: dark,
    shadow: "deep",
    pictures: "dimmed",
    colorScheme: "dark",
    media: "(prefers-color-scheme: dark)",
    textContrast: 4.5,
  },
  contrast: {
    label: "High contrast",
    colors: contrast,
    shadow: "none",
    pictures: "bright",
    colorScheme: "light",
    media: "(prefers-contrast: more)",
    textContrast: 7,
  },
});

export type Theme = keyof typeof themes;

const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name);
export const themeNames: readonly Theme[] = Object.keys(themes).filter(isTheme);

/** `system` follows the device. */
export type ThemeChoice = "system" | Theme;
export const themeChoices: readonly ThemeChoice[] = ["system", ...themeNames];
