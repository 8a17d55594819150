import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const layout = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 25rem", gap: vars.space.section } },
  }),
);
export const summary = style(
  // Below the sticky header.
  inScreens({ "@media": { [from.desktop]: { position: "sticky", top: "5.5rem", order: 2 } } }),
);
export const part = style(
  inScreens({
    paddingTop: vars.space.xl,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: { "&:first-of-type": { borderTop: 0, paddingTop: 0 } },
  }),
);
export const form = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xl, minWidth: 0 }),
);
export const promo = style(inScreens({ display: "flex", gap: vars.space.s, alignItems: "flex-end" }));
export const promoField = style(inScreens({ flex: 1, minWidth: 0 }));
/** Empty, the region takes no room. */
export const notes = style(inScreens({ paddingTop: vars.space.m }));
