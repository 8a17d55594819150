import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inScreens } from "../../theme/in-layer.ts";
import { from, noScripts } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

// Without JavaScript the steps cannot change, so the form is one long page.

export const page = style(
  inScreens({ maxWidth: vars.measure.text, selectors: { "&:focus": { outline: "none" } } }),
);
export const turned = style([
  page,
  inScreens({
    display: "none",
    "@media": { [noScripts]: { display: "block", paddingTop: vars.space.xxl } },
  }),
]);
export const send = style(inScreens({ display: "contents" }));
export const sendLater = style([
  send,
  inScreens({ display: "none", "@media": { [noScripts]: { display: "contents" } } }),
]);
export const buttons = style(
  inScreens({
    display: "flex",
    gap: vars.space.s,
    alignItems: "center",
    justifyContent: "space-between",
    maxWidth: vars.measure.text,
    marginTop: vars.space.xl,
    paddingTop: vars.space.l,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
export const forth = style(inScreens({ marginInlineStart: "auto", display: "flex", gap: vars.space.s }));
export const sizes = style(
  inScreens({
    display: "grid",
    gap: vars.space.m,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  }),
);
export const share = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xxs,
    padding: vars.space.l,
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
  }),
);
export const shops = style(inScreens({ selectors: { "&:not(:empty)": { marginTop: vars.space.m } } }));
export const thumbnails = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, listStyle: "none" }),
);
export const thumbnail = style(inScreens({ width: "4.5rem" }));
