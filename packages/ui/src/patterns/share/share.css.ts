import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { noScripts } from "../../theme/media.ts";

export const share = style(inPatterns({ "@media": { [noScripts]: { display: "none" } } }));
