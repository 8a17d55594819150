import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(inPatterns({ display: "flex", flexDirection: "column" }));
export const line = style(
  inPatterns({
    display: "grid",
    // At 320 px the text keeps enough width to break between words, not within them.
    gridTemplateColumns: "clamp(3.5rem, 18vw, 5.5rem) minmax(0, 1fr) auto",
    columnGap: vars.space.s,
    alignItems: "start",
    paddingBlock: vars.space.m,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: { "li:first-child > &": { borderTop: 0, paddingTop: 0 } },
    "@media": { [from.tablet]: { columnGap: vars.space.m } },
  }),
);
export const roomy = style([
  line,
  inPatterns({
    "@media": {
      [from.tablet]: { gridTemplateColumns: "8.5rem minmax(0, 1fr) auto", columnGap: vars.space.l },
    },
  }),
]);
export const gone = style(inPatterns({ filter: "grayscale(1)", opacity: 0.55 }));
export const details = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xxs,
    minWidth: 0,
    alignItems: "flex-start",
    // Below the picture, because one letter would fit beside it.
    "@media": { [upTo.phone]: { gridColumn: "1 / -1", gridRow: 2 } },
  }),
);
export const title = style(inPatterns({ ...typeface("strong"), overflowWrap: "anywhere" }));
