import { breakpoint } from "./tokens.ts";

/** Layouts are written for the phone and widen: `"@media": { [from.tablet]: { … } }`. */
export const from = {
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
} as const;

export const upTo = {
  tablet: `(max-width: ${breakpoint.tablet - 1}px)`,
  desktop: `(max-width: ${breakpoint.desktop - 1}px)`,
} as const;

/** Devices with a real pointer: hover shows nothing that touch cannot reach otherwise. */
export const canHover = "(hover: hover) and (pointer: fine)";
export const onTouch = "(pointer: coarse)";
export const calm = "(prefers-reduced-motion: reduce)";
/** Where no script will ever come: what opens by one gives way to a link. */
export const withoutScripts = "(scripting: none)";
