import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** The table of contents is first on phones and beside the text on wider screens. */
export const beside = style(
  inPatterns({
    display: "grid",
    gap: vars.space.xl,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "15rem minmax(0, 1fr)",
        columnGap: vars.space.section,
        alignItems: "start",
      },
    },
  }),
);
export const contents = style(
  inPatterns({
    padding: vars.space.m,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
    "@media": {
      [from.desktop]: {
        position: "sticky",
        top: "6.5rem",
        padding: 0,
        background: "transparent",
        borderRadius: 0,
      },
    },
  }),
);
/** Apart enough for a thumb. In two columns on phones, where the list stands above the first part. */
export const links = style(
  inPatterns({
    ...typeface("small"),
    columns: "9rem 2",
    columnGap: vars.space.m,
    marginBottom: `calc(${vars.space.s} * -1)`,
    "@media": { [from.desktop]: { columns: "auto" } },
  }),
);
export const link = style(inPatterns({ paddingBottom: vars.space.s, breakInside: "avoid" }));
