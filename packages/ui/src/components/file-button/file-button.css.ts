import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const file = style(
  inComponents({
    position: "relative",
    cursor: "pointer",
    selectors: {
      // The class is doubled: the stylesheets of split pages load in any order, and the button's padding may come
      // last.
      "&&": { width: vars.control.medium, paddingInline: 0 },
      "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
  }),
);
export const input = style(
  inComponents({
    position: "absolute",
    inset: 0,
    opacity: 0,
    cursor: "pointer",
    width: "100%",
    height: "100%",
  }),
);
