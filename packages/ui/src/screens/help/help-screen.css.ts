import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const search = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: vars.space.s,
    alignItems: "end",
    maxWidth: "40rem",
  }),
);
/** Stops clear of the header. */
export const topic = style(inScreens({ scrollMarginTop: vars.space.xxl }));
export const answer = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    scrollMarginTop: "8rem",
    color: vars.color.inkSoft,
  }),
);
export const further = style(
  inScreens({
    display: "grid",
    gap: vars.space.l,
    padding: vars.space.l,
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
    "@media": {
      [from.tablet]: { padding: vars.space.xl },
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        columnGap: vars.space.section,
      },
    },
  }),
);
