import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, noScripts, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const bar = style(
  inPatterns({
    ...typeface("caption"),
    vars: { [vars.color.focus]: vars.color.onInverse },
    ...forcedEdge,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    "@media": { [from.tablet]: typeface("small") },
  }),
);
/** With nothing to announce, phones have no use for it. */
export const quietBar = style([bar, inPatterns({ "@media": { [upTo.tablet]: { display: "none" } } })]);
const row = inPatterns({
  display: "grid",
  alignItems: "center",
  gap: vars.space.m,
  minHeight: "2rem",
  "@media": { [from.tablet]: { minHeight: "2.5rem" } },
});
export const announcement = style([
  row,
  inPatterns({
    gridTemplateColumns: "minmax(0, 1fr) auto",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
      [from.desktop]: { gridTemplateColumns: "1fr auto 1fr" },
    },
  }),
]);
export const quiet = style([row, inPatterns({ gridTemplateColumns: "1fr auto" })]);
export const contact = style(
  inPatterns({
    display: "none",
    gap: vars.space.l,
    color: vars.color.onInverseSoft,
    whiteSpace: "nowrap",
    "@media": { [from.tablet]: { display: "flex" } },
  }),
);
/** Next to the phone number there is room only on wide screens; the footer has it as well. */
export const email = style(inPatterns({ display: "none", "@media": { [from.wide]: { display: "inline" } } }));
export const message = style(
  inPatterns({ textAlign: "center", textWrap: "balance", paddingBlock: vars.space.xxs }),
);
export const controls = style(
  inPatterns({
    display: "flex",
    justifyContent: "flex-end",
    alignItems: "center",
    gap: vars.space.s,
    // Its controls need a script.
    "@media": { [noScripts]: { visibility: "hidden" } },
  }),
);
export const place = style(
  inPatterns({
    display: "none",
    "@media": { [from.tablet]: { display: "block" }, [noScripts]: { display: "none" } },
  }),
);
export const control = style(
  inPatterns({
    display: "grid",
    placeItems: "center",
    width: "2.25rem",
    height: "2rem",
    borderRadius: vars.radius.full,
  }),
);
/** In place of the message: it covers nothing of the page. */
export const offer = style(
  inPatterns({ display: "flex", alignItems: "center", justifyContent: "center", gap: vars.space.xs }),
);
export const pill = style(
  inPatterns({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minHeight: "2rem",
    paddingInline: vars.space.s,
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    borderRadius: vars.radius.control,
  }),
);
