import { type ColorTokens, contrast, dark, light } from "./tokens.ts";

export type ThemeDefinition = {
  label: string;
  colors: ColorTokens;
  shadow: "soft" | "deep" | "none";
  /** For scroll bars and other parts that the browser draws. */
  colorScheme: "light" | "dark";
  /** The device setting that selects the theme while nobody has chosen one. The last one that matches wins. */
  media: string | null;
  /** WCAG contrast of text: 4.5 is AA, 7 is AAA. */
  textContrast: 4.5 | 7;
};

const defineThemes = <Name extends string>(definitions: Record<Name, ThemeDefinition>) => definitions;

/** Every theme: a new one is a name in the contract and an entry here. Without the entry the theme form does not compile. */
export const themes = defineThemes({
  light: {
    label: "Light",
    colors: light,
    shadow: "soft",
    colorScheme: "light",
    media: "(prefers-color-scheme: light)",
    textContrast: 4.5,
  },
  dark: {
    label: "Dark",
    colors: dark,
    shadow: "deep",
    colorScheme: "dark",
    media: "(prefers-color-scheme: dark)",
    textContrast: 4.5,
  },
  contrast: {
    label: "High contrast",
    colors: contrast,
    shadow: "none",
    colorScheme: "light",
    media: "(prefers-contrast: more)",
    textContrast: 7,
  },
});
