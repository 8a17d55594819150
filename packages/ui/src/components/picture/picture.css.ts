import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = style(
  inComponents({
    display: "block",
    position: "relative",
    overflow: "hidden",
    width: "100%",
  }),
);
export const ground = styleVariants({ plaster: vars.color.plaster, clear: "transparent" }, (background) =>
  inComponents({ background }),
);
export const corners = styleVariants(
  { eased: vars.radius.picture, square: "0", round: "50%" },
  (borderRadius) => inComponents({ borderRadius }),
);
export const ratio = styleVariants(
  { square: "1 / 1", portrait: "4 / 5", landscape: "3 / 2", wide: "16 / 9", banner: "21 / 9" },
  (aspectRatio) => inComponents({ aspectRatio }),
);
/** On wide screens a banner must not push what it introduces out of the first view. */
export const banner = style(inComponents({ maxHeight: "20rem" }));
export const image = style(
  inComponents({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    filter: vars.picture.filter,
  }),
);
export const fit = styleVariants({ cover: "cover", contain: "contain" } as const, (objectFit) =>
  inComponents({ objectFit }),
);
