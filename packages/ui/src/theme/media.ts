import { breakpoint } from "./tokens.ts";

/** In letters of the size that the reader has chosen: with larger ones a window has the layout that they have room in. */
const letters = (pixels: number) => `${pixels / 16}em`;

/** Layouts are written for the phone and widen: `"@media": { [from.tablet]: { … } }`. */
export const from = {
  tablet: `(min-width: ${letters(breakpoint.tablet)})`,
  desktop: `(min-width: ${letters(breakpoint.desktop)})`,
  wide: `(min-width: ${letters(breakpoint.wide)})`,
  broad: `(min-width: ${letters(breakpoint.broad)})`,
} as const;

export const upTo = {
  /** Less room than on any phone, for readers with very large text. */
  phone: `(max-width: ${letters(breakpoint.phone - 1)})`,
  tablet: `(max-width: ${letters(breakpoint.tablet - 1)})`,
  desktop: `(max-width: ${letters(breakpoint.desktop - 1)})`,
  broad: `(max-width: ${letters(breakpoint.broad - 1)})`,
} as const;

/** Devices with a real pointer: hover shows nothing that touch cannot reach otherwise. */
export const canHover = "(hover: hover) and (pointer: fine)";
/** Touch: what a pointer reveals is always visible. */
export const cannotHover = `not all and ${canHover}`;
export const coarsePointer = "(pointer: coarse)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
/** On paper. Pages print their main part only, in the light theme. */
export const print = "print";
/** JavaScript is off: use links instead of what needs a script to open. */
export const noScripts = "(scripting: none)";
