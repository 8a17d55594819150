import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, forcedEdge, withoutTextPlate } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover, upTo } from "../../theme/media.ts";
import { tintEdge } from "../../theme/tint-edge.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const conversation = style(
  inPatterns({ display: "flex", flexDirection: "column", minHeight: 0, height: "100%", minWidth: 0 }),
);
export const head = style(
  inPatterns({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
export const thumb = style(
  inPatterns({ width: "3rem", flex: "none", "@media": { [upTo.phone]: { display: "none" } } }),
);
/** On phones and in the drawer, what does not fit beside names of this width is below them. */
export const headWords = style(inPatterns({ flex: "1 1 9rem", minWidth: 0 }));
export const headActions = style(
  inPatterns({
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    flexWrap: "wrap",
    columnGap: vars.space.s,
    marginInlineStart: "auto",
  }),
);
export const log = style(
  inPatterns({
    flex: 1,
    minHeight: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.hair,
    selectors: { "&::before": { content: "", marginTop: "auto" } },
  }),
);
export const earlier = style(
  inPatterns({ display: "flex", flexDirection: "column", alignItems: "center", gap: vars.space.xs }),
);
export const messages = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
export const divider = style(
  inPatterns({
    ...typeface("caption"),
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    color: vars.color.inkSoft,
    paddingBlock: vars.space.xs,
    selectors: {
      "&::before, &::after": { content: "", flex: 1, height: "1px", background: vars.color.line },
    },
  }),
);
export const unread = style([
  divider,
  inPatterns({
    color: vars.color.accent,
    selectors: { "&::before, &::after": { background: vars.color.accent } },
  }),
]);
export const row = style(inPatterns({ display: "flex", flexDirection: "column", gap: "0.15rem" }));
export const rowVariant = styleVariants(
  { mine: "flex-end", theirs: "flex-start", nobody: "center" },
  (alignItems) => inPatterns({ alignItems }),
);
export const bubble = style(
  inPatterns({
    maxWidth: "min(85%, 34rem)",
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.panel,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    ...tintEdge,
  }),
);
export const bubbleVariant = styleVariants(
  {
    mine: {
      background: vars.color.accentSoft,
      color: vars.color.ink,
      borderEndEndRadius: vars.radius.picture,
    },
    theirs: {
      background: vars.color.sunken,
      color: vars.color.ink,
      borderEndStartRadius: vars.radius.picture,
    },
  },
  inPatterns,
);
export const pending = style(inPatterns({ opacity: 0.65 }));
export const image = style(
  inPatterns({
    display: "block",
    width: "min(18rem, 70vw)",
    maxHeight: "20rem",
    objectFit: "cover",
    borderRadius: vars.radius.panel,
    background: vars.color.plaster,
    filter: vars.picture.filter,
  }),
);
export const update = style(
  inPatterns({
    ...typeface("small"),
    color: vars.color.inkSoft,
    textAlign: "center",
    paddingBlock: vars.space.xs,
    maxWidth: "34rem",
  }),
);
export const offer = style(
  inPatterns({
    width: "min(100%, 22rem)",
    padding: vars.space.m,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.panel,
    background: vars.color.surface,
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
  }),
);
export const note = style(
  inPatterns({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    display: "flex",
    gap: vars.space.xs,
    alignItems: "baseline",
    paddingInline: vars.space.xxs,
  }),
);
export const failed = style([note, inPatterns({ color: vars.color.danger })]);
export const typing = style(
  inPatterns({ ...typeface("caption"), color: vars.color.inkSoft, minHeight: "1.4em" }),
);
export const foot = style(
  inPatterns({ paddingTop: vars.space.xs, display: "flex", flexDirection: "column", gap: vars.space.xs }),
);
export const composer = style(
  inPatterns({
    display: "flex",
    alignItems: "flex-end",
    gap: vars.space.xs,
    "@media": { [upTo.phone]: { flexWrap: "wrap" } },
  }),
);
export const composerField = style(
  inPatterns({ flex: 1, minWidth: 0, "@media": { [upTo.phone]: { flexBasis: "100%" } } }),
);
export const closed = style(
  inPatterns({
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
    padding: vars.space.m,
    textAlign: "center",
  }),
);

export const listPages = style(
  inPatterns({ display: "flex", flexWrap: "wrap", gap: vars.space.s, paddingBlock: vars.space.m }),
);
export const listRow = style(
  inPatterns({
    display: "flex",
    gap: vars.space.m,
    alignItems: "center",
    width: "100%",
    minHeight: vars.control.large,
    padding: `${vars.space.s} ${vars.space.xs}`,
    borderBottom: `1px solid ${vars.color.line}`,
    textAlign: "start",
    selectors: { '&[aria-current="true"]': { background: vars.color.sunken } },
    "@media": {
      [canHover]: { selectors: { "&:hover": { background: vars.color.sunken } } },
      [forcedColors]: {
        selectors: {
          '&[aria-current="true"]:not(:focus-visible)': {
            outline: "3px solid CanvasText",
            outlineOffset: "-3px",
          },
        },
      },
    },
  }),
);
/** The piece, with the other side's picture on its corner. */
export const listFace = style(inPatterns({ position: "relative", flex: "none", width: "4rem" }));
export const listWho = style(
  inPatterns({
    position: "absolute",
    insetInlineEnd: "-0.4rem",
    bottom: "-0.4rem",
    display: "grid",
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.ground}`,
  }),
);
export const listWords = style(
  inPatterns({ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }),
);
export const listLine = style(
  inPatterns({ display: "flex", justifyContent: "space-between", gap: vars.space.s, alignItems: "baseline" }),
);
export const listTime = style(inPatterns({ whiteSpace: "nowrap" }));
export const unreadCount = style(
  inPatterns({
    ...typeface("caption"),
    ...withoutTextPlate,
    flex: "none",
    minWidth: "1.35rem",
    height: "1.35rem",
    lineHeight: "1.35rem",
    paddingInline: "0.35rem",
    borderRadius: vars.radius.full,
    background: vars.color.action,
    color: vars.color.onAction,
    textAlign: "center",
    fontWeight: 650,
  }),
);
