import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = style(inComponents({ position: "relative" }));
export const select = style(
  inComponents({
    appearance: "none",
    paddingInlineEnd: "2.4rem",
    cursor: "pointer",
    textOverflow: "ellipsis",
  }),
);
export const arrow = style(
  inComponents({
    position: "absolute",
    insetInlineEnd: vars.space.s,
    top: "50%",
    width: "1rem",
    height: "1rem",
    marginTop: "-0.5rem",
    pointerEvents: "none",
  }),
);
