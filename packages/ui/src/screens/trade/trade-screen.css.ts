import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.section,
    paddingBlock: `${vars.space.l} ${vars.space.section}`,
    "@media": {
      [from.tablet]: { paddingTop: vars.space.xl },
      [from.desktop]: { gap: vars.space.chapter },
    },
  }),
);
export const begin = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xl }));
export const part = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xl }));
/** Words and form side by side where there is room. */
export const apply = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    scrollMarginTop: "6rem",
    padding: `${vars.space.xl} ${vars.space.m}`,
    marginInline: `calc(-1 * ${vars.space.m})`,
    ...forcedEdge,
    background: vars.color.sunken,
    "@media": {
      [from.tablet]: { padding: vars.space.xxl, marginInline: 0, borderRadius: vars.radius.panel },
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        columnGap: vars.space.section,
        padding: vars.space.section,
      },
    },
  }),
);
