import { vars } from "./vars.css.ts";

/**
 * For grounds such as `successSoft`, which high contrast replaces with the color of the page: draws an edge there, and
 * in forced colors. Like `forcedEdge` it changes no size.
 */
export const tintEdge = {
  selectors: {
    "&:not(:focus-visible)": { outline: `1px solid ${vars.tint.edge}`, outlineOffset: "-1px" },
  },
} as const;
