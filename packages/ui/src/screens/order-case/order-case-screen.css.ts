import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const columns = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 24rem", gap: vars.space.section } },
  }),
);
export const refundAmount = style(
  inScreens({
    display: "none",
    selectors: {
      'form:has([name="solution"][value="refund"]:checked) &': { display: "block" },
    },
  }),
);
export const form = style(inScreens({ maxWidth: vars.measure.form }));
export const message = style(
  inScreens({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: vars.measure.text }),
);
export const pictures = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, paddingBlock: vars.space.xs }),
);
export const picture = style(inScreens({ display: "block", width: "7rem" }));
