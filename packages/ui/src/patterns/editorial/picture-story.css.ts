import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const story = style(
  inPatterns({
    display: "grid",
    gap: vars.space.l,
    alignItems: "center",
    scrollMarginTop: "6rem",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)", columnGap: vars.space.xl },
      [from.desktop]: { columnGap: vars.space.chapter },
    },
  }),
);
/** The text comes first in the document, the picture second. */
export const turned = style([
  story,
  inPatterns({
    "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)" } },
  }),
]);
export const text = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    selectors: { [`${turned} > &`]: { "@media": { [from.tablet]: { order: -1 } } } },
  }),
);
/** Without a picture the text stands alone, at reading width. */
export const alone = style(inPatterns({ scrollMarginTop: "6rem" }));
