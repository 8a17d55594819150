import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const affixed = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: vars.space.xs,
    // The input is as high as the box. The selector is stronger than the box's, in whatever order the styles load.
    selectors: { "&&": { paddingBlock: 0 } },
  }),
);
export const bare = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    minHeight: `calc(${vars.control.medium} - 2px)`,
    border: 0,
    background: "none",
    fontSize: "1rem",
    selectors: {
      "&:focus-visible": { outline: "none" },
      "&::placeholder": { color: vars.color.inkSoft, opacity: 1 },
    },
  }),
);
export const affix = style(inComponents({ color: vars.color.inkSoft, flex: "none" }));
