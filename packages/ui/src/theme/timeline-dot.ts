import { vars } from "./vars.css.ts";

/** The dots of a timeline. */
export const dotSize = "0.65rem";
/** Keeps labels clear of the dots, which grow faster with the text than the wide spaces do on narrow screens. */
export const besideDot = `max(${vars.space.l}, calc(${dotSize} + ${vars.space.xs}))`;
