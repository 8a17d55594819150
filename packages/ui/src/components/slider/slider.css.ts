import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { coarsePointer } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

const thumb = "1.5rem";
const thumbOnTouch = "2.75rem";

export const field = style(inComponents({ display: "grid", gap: vars.space.xxs, minWidth: 0 }));
export const head = style(
  inComponents({
    ...typeface("label"),
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: vars.space.s,
    fontVariantNumeric: "tabular-nums",
  }),
);
export const values = style(inComponents({ fontWeight: 400, color: vars.color.inkSoft }));
export const track = style(
  inComponents({ position: "relative", height: vars.control.medium, display: "grid", alignItems: "center" }),
);
/** The center of a thumb stops half a thumb before either end. */
export const rail = style(
  inComponents({
    gridArea: "1 / 1",
    width: `calc(100% - ${thumb})`,
    marginInline: `calc(${thumb} / 2)`,
    height: "4px",
    overflow: "visible",
    selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
    "@media": {
      [coarsePointer]: { width: `calc(100% - ${thumbOnTouch})`, marginInline: `calc(${thumbOnTouch} / 2)` },
    },
  }),
);
export const ground = style(
  inComponents({ fill: vars.color.lineStrong, "@media": { [forcedColors]: { fill: "GrayText" } } }),
);
export const fill = style(inComponents({ fill: vars.color.ink }));

const thumbLook = {
  appearance: "none",
  pointerEvents: "auto",
  boxSizing: "border-box",
  width: thumb,
  height: thumb,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: "grab",
} as const;
const thumbLookOnTouch = { width: thumbOnTouch, height: thumbOnTouch } as const;
const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" } as const;
const offForced = { borderColor: "GrayText" } as const;
const off = { borderColor: vars.color.lineStrong, cursor: "default" } as const;

/** Two of them lie over each other: only their thumbs take the pointer. */
export const input = style(
  inComponents({
    appearance: "none",
    gridArea: "1 / 1",
    position: "relative",
    width: "100%",
    height: vars.control.medium,
    margin: 0,
    background: "none",
    pointerEvents: "none",
    selectors: {
      "&:focus-visible": { outline: "none" },
      "&::-webkit-slider-runnable-track": { background: "none" },
      "&::-webkit-slider-thumb": thumbLook,
      "&::-moz-range-thumb": thumbLook,
      "&:focus-visible::-webkit-slider-thumb": focused,
      "&:focus-visible::-moz-range-thumb": focused,
      "&:disabled::-webkit-slider-thumb": off,
      "&:disabled::-moz-range-thumb": off,
    },
    "@media": {
      [coarsePointer]: {
        selectors: {
          "&::-webkit-slider-thumb": thumbLookOnTouch,
          "&::-moz-range-thumb": thumbLookOnTouch,
        },
      },
      [forcedColors]: {
        selectors: {
          "&:disabled::-webkit-slider-thumb": offForced,
          "&:disabled::-moz-range-thumb": offForced,
        },
      },
    },
  }),
);
/** With a single thumb the whole track is clickable. */
export const single = style(inComponents({ selectors: { "&&": { pointerEvents: "auto" } } }));
/** With both thumbs at the upper end, only the lower one can still move. */
export const above = style(inComponents({ zIndex: vars.layer.raised }));
