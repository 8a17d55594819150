import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** A field in a header that is not yet wide has a list as wide as the header. */
const besideOthers = `${from.tablet} and ${upTo.desktop}`;
export const box = style(
  inPatterns({ position: "relative", width: "100%", "@media": { [besideOthers]: { position: "static" } } }),
);
export const list = style(
  inPatterns({
    position: "absolute",
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space.xs})`,
    zIndex: vars.layer.floating,
    maxHeight: "70vh",
    overflowY: "auto",
    paddingBlock: vars.space.xs,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.high,
    "@media": {
      // The header has two rows here: a short window still shows the whole list.
      [besideOthers]: { insetInline: vars.space.l, maxHeight: "60vh" },
      [from.desktop]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        // The part of ten queries that is higher than the groups next to it is below the last group.
        gridTemplateRows: "auto auto 1fr",
        alignItems: "start",
      },
    },
  }),
);
/** Queries come first; results are next to them where there is room. */
export const group = style(
  inPatterns({
    "@media": {
      [from.desktop]: {
        gridColumn: 2,
        selectors: {
          "&:first-child": { gridColumn: 1, gridRow: "1 / span 3" },
          "&:only-child": { gridColumn: "1 / -1" },
        },
      },
    },
  }),
);
export const title = style(
  inPatterns({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
  }),
);
export const option = style(
  inPatterns({
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minHeight: "2.75rem",
    paddingInline: vars.space.m,
    cursor: "pointer",
    selectors: { "&[aria-selected=true], &:hover": { background: vars.color.sunken } },
  }),
);
export const picture = style(inPatterns({ width: "2.5rem", flexShrink: 0, marginBlock: vars.space.xxs }));
export const words = style(
  inPatterns({ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);
export const aside = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
