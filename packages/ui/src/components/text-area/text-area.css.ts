import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";

export const area = style(
  inComponents({ resize: "vertical", fieldSizing: "content", minHeight: "6.5rem", maxHeight: "24rem" }),
);
