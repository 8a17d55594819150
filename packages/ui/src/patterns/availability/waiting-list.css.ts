import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";

/** Takes no room until it says something. */
export const status = style(inPatterns({ ":empty": { position: "absolute" } }));
