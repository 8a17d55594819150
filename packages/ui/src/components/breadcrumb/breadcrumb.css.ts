import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(
  inComponents({
    ...typeface("small"),
    display: "flex",
    overflowX: "auto",
    scrollbarWidth: "none",
    whiteSpace: "nowrap",
    color: vars.color.inkSoft,
    // Room for the focus ring inside the scrolling row.
    padding: "3px",
    margin: "-3px",
    "@media": { [upTo.tablet]: { whiteSpace: "normal" } },
  }),
);
/** On a phone only the page above is shown, as a way back: the heading below says the rest. */
export const item = style(
  inComponents({
    selectors: {
      "& + &::before": { content: "/", marginInline: vars.space.xs, color: vars.color.lineStrong },
    },
    "@media": {
      [upTo.tablet]: {
        selectors: {
          "&:not(:nth-last-child(2))": { display: "none" },
          "& + &::before, &:first-child::before": {
            content: '"‹" / ""',
            marginInline: `0 ${vars.space.xxs}`,
            color: vars.color.inkSoft,
          },
        },
      },
    },
  }),
);
export const current = style(
  inComponents({ color: vars.color.ink, overflow: "hidden", textOverflow: "ellipsis" }),
);
