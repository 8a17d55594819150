import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";

export const grid = style(inComponents({ display: "grid", minWidth: 0 }));
export const columns = styleVariants(
  {
    two: [1, 2, 2, 2],
    three: [1, 2, 3, 3],
    four: [2, 2, 3, 4],
    five: [2, 3, 4, 5],
    six: [2, 3, 4, 6],
  } as const,
  ([phone, tablet, desktop, wide]) =>
    inComponents({
      gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`,
      "@media": {
        [upTo.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
        [from.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
        [from.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
        [from.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
      },
    }),
);
