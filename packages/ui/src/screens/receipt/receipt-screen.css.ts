import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { noScripts, print } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const onlyOnScreen = style(inScreens({ "@media": { [print]: { display: "none" } } }));
export const printButton = style([
  onlyOnScreen,
  inScreens({ "@media": { [noScripts]: { display: "none" } } }),
]);
export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: vars.space.s,
    paddingBlockEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.lineStrong}`,
  }),
);
export const piece = style(
  inScreens({
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.m,
    paddingBlock: vars.space.xs,
    borderBottom: `1px solid ${vars.color.line}`,
    breakInside: "avoid",
  }),
);
export const title = style(inScreens({ minWidth: 0, overflowWrap: "anywhere" }));
/** Never divided between two sheets. */
export const part = style(inScreens({ breakInside: "avoid" }));
