import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const display = style(
  inComponents({ display: "inline-flex", alignItems: "center", gap: "0.4em", whiteSpace: "nowrap" }),
);
export const size = styleVariants({ small: typeface("small"), body: typeface("body") }, inComponents);
export const stars = style(inComponents({ height: "0.95em", width: "auto", flex: "none" }));
export const empty = style(inComponents({ fill: "none", stroke: vars.color.star, strokeWidth: 1.2 }));
export const filled = style(
  inComponents({ fill: vars.color.star, stroke: vars.color.star, strokeWidth: 1.2 }),
);
export const figure = style(inComponents({ fontWeight: 600, fontVariantNumeric: "tabular-nums" }));
export const count = style(inComponents({ color: vars.color.inkSoft }));

export const input = style(
  inComponents({ display: "flex", flexDirection: "row-reverse", justifyContent: "flex-end" }),
);
export const radio = style(
  inComponents({
    position: "absolute",
    opacity: 0,
    width: vars.control.medium,
    height: vars.control.medium,
    cursor: "pointer",
  }),
);
export const choice = style(
  inComponents({
    display: "grid",
    placeItems: "center",
    width: vars.control.medium,
    height: vars.control.medium,
    cursor: "pointer",
    borderRadius: vars.radius.control,
    selectors: { [`${radio}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}` } },
  }),
);
export const star = style(
  inComponents({
    width: "1.8rem",
    height: "1.8rem",
    fill: "none",
    stroke: vars.color.star,
    strokeWidth: 1.2,
    // The five stand in reverse order, so that "this one and all before it" is "this one and all after it".
    selectors: {
      [`${radio}:checked ~ ${choice} &`]: { fill: vars.color.star },
      [`${choice}:hover &, ${choice}:hover ~ ${choice} &`]: { fill: vars.color.star },
    },
  }),
);
