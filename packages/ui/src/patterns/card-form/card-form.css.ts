import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";

/** The height that Stripe's form has at last, so that nothing moves when it appears. */
export const gateway = style(inPatterns({ minHeight: "13.5rem" }));
