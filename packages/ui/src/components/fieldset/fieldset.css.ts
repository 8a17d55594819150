import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const fieldset = style(
  inComponents({ display: "flex", flexDirection: "column", gap: vars.space.m, minWidth: 0 }),
);
export const legend = style(
  inComponents({
    ...typeface("subheading"),
    float: "inline-start",
    width: "100%",
  }),
);
export const quietLegend = style(
  inComponents({
    ...typeface("label"),
    marginBottom: `calc(-1 * ${vars.space.xs})`,
    float: "inline-start",
    width: "100%",
  }),
);
/** Belongs to the legend above it more than to the fields below. */
export const hint = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.inkSoft,
    selectors: { [`${legend} + &`]: { marginTop: `calc(-1 * ${vars.space.xs})` } },
  }),
);
