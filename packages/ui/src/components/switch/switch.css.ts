import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const track = style(
  inComponents({
    appearance: "none",
    flex: "none",
    position: "relative",
    width: "2.5rem",
    height: "1.5rem",
    borderRadius: vars.radius.full,
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    cursor: "inherit",
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      "&:focus-visible": { borderRadius: vars.radius.full },
      "&::after": {
        content: "",
        position: "absolute",
        top: "3px",
        insetInlineStart: "3px",
        width: "1rem",
        height: "1rem",
        borderRadius: "50%",
        background: vars.color.lineStrong,
        transition: `inset-inline-start ${vars.motion.quick}, background-color ${vars.motion.quick}`,
      },
      "&:checked": { background: vars.color.ink, borderColor: vars.color.ink },
      "&:checked::after": { insetInlineStart: "calc(100% - 1rem - 3px)", background: vars.color.ground },
    },
  }),
);
