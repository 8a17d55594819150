import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const layout = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", gap: vars.space.section } },
  }),
);
export const totals = style(inScreens({ "@media": { [from.desktop]: { position: "sticky", top: "7rem" } } }));
export const drawerTotals = style(inScreens({ flex: 1, minWidth: 0 }));
