import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import "./layers.css.ts";
import { createTheme } from "./create-theme.ts";
import { inReset } from "./in-layer.ts";
import { themes } from "./themes.ts";

const { light, ...otherThemes } = themes;
const defaults = createTheme(light.colors, light.shadow);

/** Every token as a CSS variable: `vars.color.ink`, `vars.space.m`. */
export const vars = createGlobalThemeContract(defaults, (_value, path) => `hl-${path.join("-")}`);

globalStyle(":root", inReset({ vars: assignVars(vars, defaults), colorScheme: light.colorScheme }));

const rules = Object.entries(otherThemes).map(([name, { colors, shadow, colorScheme, media }]) => {
  const theme = createTheme(colors, shadow);
  return {
    name,
    media,
    rule: {
      vars: { ...assignVars(vars.color, theme.color), ...assignVars(vars.shadow, theme.shadow) },
      colorScheme,
    },
  };
});

// The device's settings are applied in CSS alone, so the page does not flash. A chosen theme overrides them.
for (const { media, rule } of rules)
  if (media !== null) globalStyle(":root:not([data-theme])", inReset({ "@media": { [media]: rule } }));
for (const { name, rule } of rules) globalStyle(`:root[data-theme="${name}"]`, inReset(rule));
