import { style } from "@vanilla-extract/css";
import { keepsTransparent } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(
  inComponents({
    display: "flex",
    gap: vars.space.l,
    overflowX: "auto",
    // The tab's position is derived from the row.
    position: "relative",
    scrollbarWidth: "none",
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
export const tab = style(
  inComponents({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minHeight: vars.control.medium,
    whiteSpace: "nowrap",
    color: vars.color.inkSoft,
    borderBottom: "2px solid transparent",
    ...keepsTransparent,
    marginBottom: "-1px",
    selectors: {
      '&[data-state="active"], &[aria-current="page"]': {
        color: vars.color.ink,
        borderBottomColor: vars.color.ink,
      },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    "@media": { [canHover]: { selectors: { "&:hover": { color: vars.color.ink } } } },
  }),
);
export const count = style(
  inComponents({ ...typeface("caption"), color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" }),
);
export const panel = style(inComponents({ paddingTop: vars.space.l }));
