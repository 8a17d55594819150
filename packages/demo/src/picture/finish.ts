import { inLight } from "./colour.ts";
import { figure, type Pen } from "./pen.ts";
import type { Point } from "./space.ts";

export type Surface =
  | "wood"
  | "painted"
  | "cloth"
  | "velvet"
  | "boucle"
  | "leather"
  | "metal"
  | "glass"
  | "mirror"
  | "marble"
  | "stone"
  | "woven"
  | "ceramic"
  | "paper"
  | "glow"
  | "leaf";

/** What a part is made of, as the pen needs it. */
export type Finish = { readonly surface: Surface; readonly colour: string };

export const finish = (surface: Surface, colour: string): Finish => ({ surface, colour });

// The window is up on the left, in front of the piece.
const light: Point = [-0.44, 0.78, 0.45];

const contrast: Record<Surface, number> = {
  wood: 0.2,
  painted: 0.17,
  cloth: 0.16,
  velvet: 0.22,
  boucle: 0.15,
  leather: 0.2,
  metal: 0.24,
  glass: 0.1,
  mirror: 0.1,
  marble: 0.13,
  stone: 0.15,
  woven: 0.16,
  ceramic: 0.18,
  paper: 0.12,
  glow: 0.04,
  leaf: 0.2,
};

/** Light on a side with this normal, as a change of lightness; a front side is about 0. */
export function lightOn(surface: Surface, normal: Point): number {
  const facing = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
  return (facing - 0.45) * contrast[surface];
}

/** The colour of a side, with an extra change of light. */
export const sideColour = (of: Finish, normal: Point, extra = 0) =>
  inLight(of.colour, lightOn(of.surface, normal) + extra);

/** A repeating texture laid over a side, or nothing for a plain surface. */
export function textureOf(pen: Pen, { surface, colour }: Finish): string | undefined {
  const unit = Math.max(0.6, Math.min(1.6, pen.camera.scale / 9));
  const shade = inLight(colour, -0.16);
  const shine = inLight(colour, 0.12);
  const pattern = (size: number, body: string) =>
    pen.define(`${surface}${colour.slice(1)}${figure(unit * 10)}`, (id) => {
      const side = figure(size * unit);
      return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${side}" height="${side}"><g transform="scale(${figure(unit * 10)}) scale(0.1)">${body}</g></pattern>`;
    });
  const line = (d: string, paint: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  switch (surface) {
    case "cloth":
      return pattern(
        6,
        line("M0 1.5H3M3 4.5H6", shine, 0.9, 0.35) + line("M1.5 3V6M4.5 0V3", shade, 0.9, 0.3),
      );
    case "boucle":
      return pattern(
        20,
        line("M2 5q3-4 6 0t-4 3M12 3q4-2 5 2t-5 2M4 14q4-3 6 1t-5 2M14 13q4-1 3 3t-5 0", shine, 1.7, 0.55) +
          line("M9 8q3-2 4 1M1 10q2 2 4 0M16 9q2 1 3 0M9 18q2-2 4 0", shade, 1.5, 0.3),
      );
    case "leather":
      return pattern(13, line("M1 3q3 1 4-2M6 8q3-3 6 0M2 11q2-3 4-1", shade, 0.7, 0.25));
    case "woven":
      return pattern(
        12,
        line("M0 3H6M6 9H12", shine, 3.4, 0.55) +
          line("M3 6V12M9 0V6", shade, 3.4, 0.4) +
          line("M0 6H12M6 0V12", shade, 0.7, 0.45),
      );
    case "stone":
      return pattern(
        26,
        `<g fill="${shade}" fill-opacity=".28"><circle cx="4" cy="6" r="1"/><circle cx="17" cy="3" r=".7"/><circle cx="12" cy="15" r="1.2"/><circle cx="22" cy="20" r=".8"/><circle cx="6" cy="22" r=".7"/></g>`,
      );
    default:
      return undefined;
  }
}
