import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

/** Stops clear of the header, which is higher on a phone than the page's own scroll padding. */
export const part = style(inScreens({ scrollMarginTop: vars.space.l }));
