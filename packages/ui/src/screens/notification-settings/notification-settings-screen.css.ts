import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const kinds = style({ borderBlockStart: `1px solid ${vars.color.line}` });
const kindBase = style({
  display: "grid",
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [from.tablet]: { columnGap: vars.space.l, alignItems: "center" } },
});
/** A kind and its channels: below each other on a phone, in columns that line up on wider screens. */
const kindOf = (channels: string) =>
  style([kindBase, { "@media": { [from.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${channels}` } } }]);
export const kind = kindOf("15rem");
export const kindWithPush = kindOf("21rem");
export const channels = style({
  display: "grid",
  gridTemplateColumns: "8rem 1fr",
  columnGap: vars.space.m,
});
/** As many channels beside each other as fit: three on most phones, one with very large text. */
export const channelsWithPush = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))",
  columnGap: vars.space.m,
  alignItems: "center",
  "@media": { [from.tablet]: { gridTemplateColumns: "7.5rem 5.5rem 1fr" } },
});
/** In the place of the channels that cannot be turned off. */
export const always = style({
  gridColumn: "1 / -1",
  "@media": { [from.tablet]: { gridColumn: "1 / span 2" } },
});
export const channel = styleVariants({ inApp: 1, email: 2, push: 3 }, (column) => ({
  "@media": { [from.tablet]: { gridColumn: column, gridRow: 1 } },
}));
export const devices = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const device = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** The texts of every state of the browser lie on top of each other, so that the room does not depend on the state. */
export const pushStatus = style({ display: "grid" });
globalStyle(`${pushStatus} > *`, { gridArea: "1 / 1" });
export const longestPushStatus = style({ visibility: "hidden" });
export const pushSwitch = style({ minBlockSize: vars.control.medium });
