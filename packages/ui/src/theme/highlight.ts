import { vars } from "./vars.css.ts";

/**
 * The option of a list on which the keyboard stands. The ground alone is too faint in some themes; the
 * transparent outline is drawn in forced colors, where shadows and grounds are not.
 */
export const highlight = {
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  outline: "2px solid transparent",
  outlineOffset: "-2px",
} as const;
