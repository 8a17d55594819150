import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import "./layers.css.ts";
import { createOwnValues, createTheme } from "./create-theme.ts";
import { forcedColors, systemColors } from "./forced-colors.ts";
import { inReset } from "./in-layer.ts";
import { print, upTo } from "./media.ts";
import { themes } from "./themes.ts";
import { space } from "./tokens.ts";

const { light, ...otherThemes } = themes;
const defaults = createTheme(light);

/** Every token as a CSS variable: `vars.color.ink`, `vars.space.m`. */
export const vars = createGlobalThemeContract(defaults, (_value, path) => `hl-${path.join("-")}`);

globalStyle(":root", inReset({ vars: assignVars(vars, defaults), colorScheme: light.colorScheme }));

// Spaces grow with the text. Where that leaves too little room for words, the wide ones stay as they are.
const wideSpaces = ["m", "l", "xl", "xxl", "section", "chapter"] as const;
const halved = Object.fromEntries(wideSpaces.map((name) => [vars.space[name], `${space[name] / 32}rem`]));
globalStyle(":root", inReset({ "@media": { [upTo.phone]: { vars: halved } } }));

const rules = Object.entries(otherThemes).map(([name, theme]) => {
  const { color, shadow, picture, tint } = createOwnValues(theme);
  return {
    name,
    media: theme.media,
    rule: {
      vars: {
        ...assignVars(vars.color, color),
        ...assignVars(vars.shadow, shadow),
        ...assignVars(vars.picture, picture),
        ...assignVars(vars.tint, tint),
      },
      colorScheme: theme.colorScheme,
    },
  };
});

// The device's settings are applied in CSS alone, so the page does not flash. A chosen theme overrides them.
for (const { media, rule } of rules)
  if (media !== null) globalStyle(":root:not([data-theme])", inReset({ "@media": { [media]: rule } }));
for (const { name, rule } of rules) globalStyle(`:root[data-theme="${name}"]`, inReset(rule));
// Paper is white, and browsers leave out backgrounds: light text could not be read.
const { color, shadow, picture } = createOwnValues(light);
globalStyle(
  ":root:root",
  inReset({
    "@media": {
      [print]: {
        vars: {
          ...assignVars(vars.color, color),
          ...assignVars(vars.shadow, shadow),
          ...assignVars(vars.picture, picture),
        },
        colorScheme: light.colorScheme,
      },
    },
  }),
);
// Last, and as specific as a chosen theme: forced colors override all of them.
globalStyle(
  ":root:root",
  inReset({ "@media": { [forcedColors]: { vars: assignVars(vars.color, systemColors) } } }),
);
