import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const trail = style(
  inScreens({ paddingTop: vars.space.l, "@media": { [from.tablet]: { paddingTop: vars.space.xl } } }),
);
/** A text beside its picture where there is room. */
export const top = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    marginBlock: `${vars.space.m} ${vars.space.xl}`,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" },
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
        columnGap: vars.space.section,
        marginBlock: `${vars.space.l} ${vars.space.section}`,
      },
    },
  }),
);
export const head = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.m, minWidth: 0 }),
);
export const topic = style(inScreens({ ...typeface("label"), color: vars.color.accent }));
/** On a phone the picture reaches from edge to edge. */
export const picture = style(
  inScreens({ "@media": { [upTo.tablet]: { marginInline: `calc(-1 * ${vars.space.m})` } } }),
);
