import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover, from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** The link lies over the whole card, and is read as its title alone. */
export const card = style(
  inPatterns({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    minWidth: 0,
  }),
);
/** The first post has its picture beside its text where there is room. */
export const leading = style(
  inPatterns({
    "@media": {
      [from.tablet]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        columnGap: vars.space.xl,
        alignItems: "center",
      },
      [from.desktop]: { columnGap: vars.space.section },
    },
  }),
);
export const stage = style(
  inPatterns({
    overflow: "hidden",
    borderRadius: vars.radius.picture,
    background: vars.color.plaster,
    transition: `opacity ${vars.motion.medium}`,
    "@media": { [canHover]: { selectors: { [`${card}:hover &`]: { opacity: 0.9 } } } },
  }),
);
export const text = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs, minWidth: 0 }),
);
export const link = style(
  inPatterns({
    textDecoration: "none",
    color: vars.color.ink,
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      [`${card}:hover &`]: {
        textDecoration: "underline",
        textUnderlineOffset: "0.18em",
        textDecorationThickness: "1px",
      },
    },
  }),
);
export const topic = style(inPatterns({ ...typeface("label"), color: vars.color.accent }));
