import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

/** The height that Stripe's form has at last, so that nothing moves when it appears. */
export const gateway = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs, minHeight: "13.5rem" }),
);
