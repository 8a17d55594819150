import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xl,
    paddingTop: vars.space.l,
    "@media": { [from.tablet]: { paddingTop: vars.space.xl } },
  }),
);
/** Two columns on phones, four on desktops. */
export const selections = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.m,
    rowGap: vars.space.l,
    "@media": {
      [from.tablet]: { columnGap: vars.space.l, rowGap: vars.space.xl },
      [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);
export const selection = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xxs, minWidth: 0 }),
);
export const places = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.l,
    "@media": {
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: vars.space.xl },
    },
  }),
);
export const place = style(
  inScreens({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space.s,
    minHeight: "3.5rem",
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
