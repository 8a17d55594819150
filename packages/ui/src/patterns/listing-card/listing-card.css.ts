import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = style(
  inPatterns({ position: "relative", display: "flex", flexDirection: "column", minWidth: 0 }),
);
export const stage = style(
  inPatterns({
    position: "relative",
    overflow: "hidden",
    borderRadius: vars.radius.picture,
    selectors: {
      "&::after": {
        content: "",
        position: "absolute",
        inset: 0,
        background: "transparent",
        transition: `background-color ${vars.motion.medium}`,
        pointerEvents: "none",
      },
    },
    "@media": {
      [canHover]: { selectors: { [`${card}:hover &::after`]: { background: "rgb(36 23 28 / 0.05)" } } },
    },
  }),
);
/** The second picture, over the first. */
export const other = style(
  inPatterns({
    position: "absolute",
    inset: 0,
    opacity: 0,
    transition: `opacity ${vars.motion.slow}`,
    "@media": { [canHover]: { selectors: { [`${card}:hover &`]: { opacity: 1 } } } },
  }),
);
export const sold = style(inPatterns({ filter: "saturate(0.35) opacity(0.72)" }));
export const badge = style(
  inPatterns({
    position: "absolute",
    insetInlineStart: vars.space.xs,
    bottom: vars.space.xs,
    zIndex: vars.layer.raised,
  }),
);
export const heart = style(
  inPatterns({
    position: "absolute",
    top: vars.space.xxs,
    insetInlineEnd: vars.space.xxs,
    zIndex: vars.layer.raised,
  }),
);
export const details = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: "0.1rem", paddingTop: vars.space.s }),
);
export const link = style(
  inPatterns({
    ...typeface("small"),
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
    color: vars.color.ink,
    selectors: {
      // The whole card is clickable, while only the title is the link.
      "&::before": {
        content: "",
        position: "absolute",
        inset: 0,
        zIndex: 0,
        borderRadius: vars.radius.picture,
      },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::before": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "4px" },
    },
    "@media": {
      [canHover]: {
        selectors: {
          [`${card}:hover &`]: {
            textDecoration: "underline",
            textUnderlineOffset: "0.22em",
            textDecorationThickness: "1px",
          },
        },
      },
    },
  }),
);
export const maker = style(
  inPatterns({ ...typeface("caption"), color: vars.color.inkSoft, overflowWrap: "anywhere" }),
);
