import { type as steps, type TypeName } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/** All rules of one step of the type scale, to spread into a style. */
export function typeface(name: TypeName) {
  const step = steps[name];
  return {
    fontFamily: vars.family[step.family],
    fontSize: vars.size[name],
    lineHeight: String(step.lineHeight),
    letterSpacing: `${step.tracking}em`,
    fontWeight: step.weight,
  } as const;
}
