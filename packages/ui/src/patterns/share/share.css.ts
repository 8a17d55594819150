import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { withoutScripts } from "../../theme/media.ts";

export const share = style(inPatterns({ "@media": { [withoutScripts]: { display: "none" } } }));
