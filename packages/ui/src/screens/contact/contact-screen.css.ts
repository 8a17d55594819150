import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const beside = style(
  inScreens({
    display: "grid",
    gap: vars.space.xxl,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(18rem, 4fr)",
        columnGap: vars.space.chapter,
        alignItems: "start",
      },
    },
  }),
);
export const form = style(inScreens({ maxWidth: vars.measure.text }));
