import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";

export const hidden = style(
  inComponents({
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    padding: 0,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
    border: 0,
  }),
);
