import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const textLink = style(
  inComponents({
    color: "inherit",
    "@media": { [forcedColors]: { color: "LinkText" } },
    font: "inherit",
    letterSpacing: "inherit",
    textUnderlineOffset: "0.22em",
    textDecorationThickness: "1px",
    transition: `text-decoration-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  }),
);
export const variant = styleVariants(
  {
    underlined: {
      textDecorationLine: "underline",
      textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
      "@media": { [canHover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } } },
    },
    quiet: {
      textDecorationLine: "underline",
      textDecorationColor: "transparent",
      "@media": { [canHover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } } },
    },
  },
  inComponents,
);
