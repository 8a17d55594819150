import { styleVariants } from "@vanilla-extract/css";
import { inComponents } from "./in-layer.ts";
import "./layers.css.ts";
import { vars } from "./vars.css.ts";

export const gap = styleVariants(vars.space, (value) => inComponents({ gap: value }));
export const padding = styleVariants(vars.space, (value) => inComponents({ padding: value }));
