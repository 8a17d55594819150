import { keyframes, style } from "@vanilla-extract/css";
import { highlight } from "../../theme/highlight.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { coarsePointer, from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** Room for the arrow. */
export const face = style(inComponents({ paddingInlineEnd: "2.4rem", textOverflow: "ellipsis" }));
export const panel = style(
  inComponents({
    zIndex: vars.layer.floating,
    width: "var(--radix-popper-anchor-width)",
    overflow: "hidden",
    background: vars.color.surface,
    color: vars.color.ink,
    borderRadius: vars.radius.panel,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.high,
    animation: `${settle} ${vars.motion.quick} ease-out`,
  }),
);
/** The header has two rows, and the list is as wide as the header. */
const besideOthers = `${from.tablet} and ${upTo.desktop}`;
export const list = {
  field: style(
    inComponents({
      maxHeight: "min(22rem, var(--radix-popper-available-height))",
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: vars.space.xs,
    }),
  ),
  search: style(
    inComponents({
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
  ),
};
/** Queries come first; results are next to them where there is room. */
export const group = style(
  inComponents({
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
  inComponents({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
  }),
);
export const option = {
  field: style(
    inComponents({
      display: "flex",
      alignItems: "center",
      gap: vars.space.s,
      minHeight: "2.5rem",
      paddingInline: vars.space.s,
      paddingBlock: vars.space.xs,
      borderRadius: vars.radius.control,
      cursor: "pointer",
      userSelect: "none",
      selectors: {
        '&[data-active="true"]': highlight,
        '&[aria-selected="true"]': { color: vars.color.accent },
      },
      "@media": { [coarsePointer]: { minHeight: vars.control.medium } },
    }),
  ),
  search: style(
    inComponents({
      display: "flex",
      alignItems: "center",
      gap: vars.space.s,
      minHeight: "2.75rem",
      paddingInline: vars.space.m,
      cursor: "pointer",
      selectors: {
        "&:hover": { background: vars.color.sunken },
        "&[aria-selected=true]": highlight,
      },
    }),
  ),
};
export const name = style(inComponents({ minWidth: 0, overflowWrap: "anywhere" }));
export const note = style(
  inComponents({ ...typeface("small"), color: vars.color.inkSoft, marginInlineStart: "auto", flex: "none" }),
);
/** Without a note the icon aligns to the end by itself. */
export const sign = style(
  inComponents({
    width: "1rem",
    height: "1rem",
    flex: "none",
    selectors: { "&:nth-child(2)": { marginInlineStart: "auto" } },
  }),
);
export const nothing = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.inkSoft,
    padding: vars.space.s,
    overflowWrap: "anywhere",
  }),
);
