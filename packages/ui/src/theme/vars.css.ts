import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import "./layers.css.ts";
import { inReset } from "./in-layer.ts";
import { themes } from "./create-theme.ts";

/** Every token as a CSS variable: `vars.color.ink`, `vars.space.m`. */
export const vars = createGlobalThemeContract(themes.light, (_value, path) => `hl-${path.join("-")}`);

globalStyle(":root", inReset({ vars: assignVars(vars, themes.light), colorScheme: "light" }));

const darkRule = {
  vars: { ...assignVars(vars.color, themes.dark.color), ...assignVars(vars.shadow, themes.dark.shadow) },
  colorScheme: "dark",
} as const;
const contrastRule = {
  vars: {
    ...assignVars(vars.color, themes.contrast.color),
    ...assignVars(vars.shadow, themes.contrast.shadow),
  },
  colorScheme: "light",
} as const;

// The device decides in CSS alone, so nothing flashes; the attribute, when a person chose, outweighs it.
globalStyle(":root:not([data-theme])", inReset({ "@media": { "(prefers-color-scheme: dark)": darkRule } }));
globalStyle(":root:not([data-theme])", inReset({ "@media": { "(prefers-contrast: more)": contrastRule } }));
globalStyle(':root[data-theme="dark"]', inReset(darkRule));
globalStyle(':root[data-theme="contrast"]', inReset(contrastRule));
