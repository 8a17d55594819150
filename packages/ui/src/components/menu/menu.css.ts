import { style } from "@vanilla-extract/css";
import { highlight } from "../../theme/highlight.ts";
import { forcedColors, forcedDisabled } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(inComponents({ padding: vars.space.xs }));
export const item = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minHeight: "2.5rem",
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.control,
    cursor: "pointer",
    userSelect: "none",
    width: "100%",
    selectors: {
      "&[data-highlighted]": highlight,
      "&[data-disabled]": { opacity: 0.5, cursor: "not-allowed" },
    },
    "@media": { [forcedColors]: { selectors: { "&[data-disabled]": forcedDisabled } } },
  }),
);
export const danger = style(inComponents({ color: vars.color.danger }));
export const icon = style(
  inComponents({ width: "1.1rem", height: "1.1rem", strokeWidth: 1.6, flex: "none" }),
);
export const label = style(
  inComponents({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xxs}`,
  }),
);
export const separator = style(
  inComponents({ height: "1px", background: vars.color.line, marginBlock: vars.space.xs }),
);
