import { create } from "storybook/theming";
import { themes } from "../packages/ui/src/theme/themes.ts";
import { radius } from "../packages/ui/src/theme/tokens.ts";

const light = themes.light.colors;

/** Storybook's own interface in the brand's colors and fonts. */
export const brandTheme = create({
  base: "light",
  brandTitle: "Heirloop",
  fontBase: '"Instrument Sans", "Instrument Fallback", system-ui, sans-serif',
  appBg: light.sunken,
  appContentBg: light.ground,
  appPreviewBg: light.ground,
  appBorderColor: light.line,
  appBorderRadius: radius.control,
  textColor: light.ink,
  textMutedColor: light.inkSoft,
  colorPrimary: light.action,
  colorSecondary: light.accent,
  barBg: light.ground,
  barTextColor: light.inkSoft,
  barHoverColor: light.accent,
  barSelectedColor: light.accent,
  buttonBg: light.sunken,
  buttonBorder: light.line,
  booleanBg: light.sunken,
  booleanSelectedBg: light.surface,
  inputBg: light.surface,
  inputBorder: light.lineStrong,
  inputTextColor: light.ink,
  inputBorderRadius: radius.control,
});
