import { style } from "@vanilla-extract/css";
import { inScreens } from "./in-layer.ts";
import { noScripts } from "./media.ts";

/** Around a button that only a script can answer: not shown without JavaScript. */
export const withScripts = style(inScreens({ "@media": { [noScripts]: { display: "none" } } }));
