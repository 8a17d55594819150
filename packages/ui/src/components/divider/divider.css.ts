import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const divider = style(
  inComponents({ border: 0, borderTop: `1px solid ${vars.color.line}`, width: "100%" }),
);
