import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";

export const day = style(inPatterns({ whiteSpace: "nowrap" }));
