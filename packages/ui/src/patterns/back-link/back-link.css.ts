import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

/** Its words line up with what stands below, not with the edge of the button. */
export const back = style(inPatterns({ marginInlineStart: `calc(${vars.space.s} * -1)` }));
