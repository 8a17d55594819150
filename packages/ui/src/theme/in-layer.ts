import type { StyleRule } from "@vanilla-extract/css";
import { componentsLayer, patternsLayer, resetLayer, screensLayer } from "./layers.css.ts";

type LayeredRule = Omit<StyleRule, "@layer">;

const inLayer =
  (name: string) =>
  (rule: LayeredRule): StyleRule => ({ "@layer": { [name]: rule } });

/** Puts a rule in its layer: `style(inComponents({ … }))`, `styleVariants({ … }, inComponents)`. */
export const inReset = inLayer(resetLayer);
export const inComponents = inLayer(componentsLayer);
export const inPatterns = inLayer(patternsLayer);
export const inScreens = inLayer(screensLayer);
