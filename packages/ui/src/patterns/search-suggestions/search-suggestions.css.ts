import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** A header that is not yet wide is itself what the list is placed in. */
const besideOthers = `${from.tablet} and ${upTo.desktop}`;
export const box = style(
  inPatterns({ position: "relative", width: "100%", "@media": { [besideOthers]: { position: "static" } } }),
);
export const picture = style(inPatterns({ width: "2.5rem", flexShrink: 0, marginBlock: vars.space.xxs }));
export const label = style(
  inPatterns({
    flex: 1,
    minWidth: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media": { [upTo.phone]: { whiteSpace: "normal" } },
  }),
);
export const aside = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
