import type { ColorTokens } from "./tokens.ts";

/** The reader's device replaces all colors with a few of its own. */
export const forcedColors = "(forced-colors: active)";

/**
 * What the tokens mean in forced colors. The browser leaves system colors alone, so a filled ground, a drawing and a
 * selected state keep their meaning in every palette.
 */
export const systemColors: ColorTokens = {
  ground: "Canvas",
  surface: "Canvas",
  sunken: "Canvas",
  plaster: "Canvas",
  inverse: "Canvas",
  ink: "CanvasText",
  inkSoft: "CanvasText",
  onInverse: "CanvasText",
  onInverseSoft: "CanvasText",
  line: "CanvasText",
  lineStrong: "CanvasText",
  accent: "CanvasText",
  accentSoft: "Canvas",
  action: "Highlight",
  actionHover: "Highlight",
  onAction: "HighlightText",
  danger: "CanvasText",
  dangerSoft: "Canvas",
  success: "CanvasText",
  successSoft: "Canvas",
  warning: "CanvasText",
  warningSoft: "Canvas",
  star: "CanvasText",
  focus: "Highlight",
  scrim: "rgb(0 0 0 / 0.6)",
};

const edge = { outline: "1px solid transparent", outlineOffset: "-1px" } as const;

/**
 * An edge that is drawn in forced colors only, for what otherwise differs from the page by its ground or shadow. It is
 * an outline and changes no size, so it gives way to the focus ring.
 */
export const forcedEdge = { selectors: { "&:not(:focus-visible)": edge } } as const;

/**
 * For text in the color of the page on a filled ground: the browser would put a plate in the page's color behind it. The
 * tokens are system colors already.
 */
export const withoutTextPlate = { forcedColorAdjust: "none" } as const;

/** For an invisible border that becomes visible in another state: the browser would draw it in both. */
export const keepsTransparent = { forcedColorAdjust: "none" } as const;

/** How a disabled control looks in forced colors, where a reduced opacity is hard to see. */
export const forcedDisabled = { color: "GrayText", borderColor: "GrayText", opacity: 1 } as const;

/** The edge of a panel that its shadow and the scrim set apart otherwise. A border, because panels can have the focus. */
export const forcedBorder = { border: "1px solid CanvasText" } as const;
