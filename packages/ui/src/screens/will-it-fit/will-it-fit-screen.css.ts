import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const sides = style(
  inScreens({
    display: "grid",
    gap: vars.space.m,
    alignItems: "start",
    marginTop: vars.space.s,
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
);
export const buttons = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: vars.space.s, paddingTop: vars.space.s }),
);
