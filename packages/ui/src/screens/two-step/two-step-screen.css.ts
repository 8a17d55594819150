import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { print } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const qrCode = style(inScreens({ width: "min(100%, 14rem)", height: "auto", display: "block" }));
/** The same in every theme, also where colors are forced. */
export const light = style(inScreens({ fill: "#ffffff", forcedColorAdjust: "none" }));
export const dark = style(inScreens({ fill: "#000000", forcedColorAdjust: "none" }));
export const code = style(
  inScreens({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere", userSelect: "all" }),
);
export const codes = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
    gap: vars.space.s,
  }),
);
export const actions = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space.s,
    "@media": { [print]: { display: "none" } },
  }),
);
