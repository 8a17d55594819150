import { styleVariants } from "@vanilla-extract/css";
import { inComponents } from "./in-layer.ts";
import "./layers.css.ts";
import { space } from "./tokens.ts";
import { vars } from "./vars.css.ts";

const steps = Object.fromEntries(Object.keys(space).map((name) => [name, name])) as Record<
  keyof typeof space,
  keyof typeof space
>;

export const gap = styleVariants(steps, (step) => inComponents({ gap: vars.space[step] }));
export const padding = styleVariants(steps, (step) => inComponents({ padding: vars.space[step] }));
