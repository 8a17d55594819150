import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const strip = style(
  inPatterns({
    display: "grid",
    gap: vars.space.l,
    alignItems: "end",
    paddingBlock: vars.space.xxl,
    borderTop: `1px solid ${vars.color.line}`,
    "@media": { [from.desktop]: { gridTemplateColumns: "1fr minmax(0, 30rem)" } },
  }),
);
export const text = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xxs }));
export const title = style(inPatterns(typeface("subheading")));
export const fields = style(
  inPatterns({
    display: "grid",
    gap: vars.space.s,
    alignItems: "end",
    "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  }),
);
