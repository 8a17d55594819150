import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover, from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const tile = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    minWidth: 0,
    color: vars.color.ink,
  }),
);
export const stage = style(
  inPatterns({
    overflow: "hidden",
    borderRadius: vars.radius.picture,
    ...forcedEdge,
    background: vars.color.plaster,
    transition: `opacity ${vars.motion.medium}`,
    "@media": { [canHover]: { selectors: { [`${tile}:hover &`]: { opacity: 0.9 } } } },
  }),
);
export const noPicture = style(
  inPatterns({
    ...typeface("display"),
    display: "grid",
    placeItems: "center",
    aspectRatio: "1 / 1",
    color: vars.color.inkSoft,
    userSelect: "none",
  }),
);
export const text = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    "@media": {
      [from.tablet]: {
        flexDirection: "row",
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "baseline",
        columnGap: vars.space.s,
      },
    },
  }),
);
export const title = style(
  inPatterns({
    ...typeface("strong"),
    "@media": {
      [canHover]: {
        selectors: {
          [`${tile}:hover &`]: {
            textDecoration: "underline",
            textUnderlineOffset: "0.22em",
            textDecorationThickness: "1px",
          },
        },
      },
    },
  }),
);
