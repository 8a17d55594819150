import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Passes } from "@heirloop/demo/shot/colouring";
import { shotFolder } from "@heirloop/demo/shot/shot-folder";
import type { ShotLook } from "@heirloop/demo/shot/shot-key";
import sharp, { type Sharp } from "sharp";
import { fadeShadow } from "./shot-shadow.ts";

const folder = fileURLToPath(shotFolder);

/** Height of a card's picture for its width. */
const portrait = 1.25;

/** What a frame shows of a square view, in shares of the view's edge. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number };

/** Cards are 4 : 5, views are square: that much wall is added above, and floor below. */
const whole: Crop = { left: 0, top: -0.09, width: 1 };
/** Nearer; within the view. */
const close: Crop = { left: 0.2, top: 0.21, width: 0.55 };
/** As high as the view: a detail runs on beyond its edges, and nothing can be added to it. */
const detail: Crop = { left: 0.1, top: 0, width: 0.8 };

const crops: Partial<Record<ShotLook["view"], Crop>> = { close, detail };

export const cropOf = ({ view }: ShotLook): Crop => crops[view] ?? whole;

/** The frame's height in shares of the view's edge. */
export const heightOf = ({ width }: Crop): number => width * portrait;

/** Resizes a pass so that the crop is `width` pixels wide, and cuts it out or frames it with nothing. */
function framed(pass: Sharp, crop: Crop, width: number, copied: boolean): Sharp {
  const edge = Math.round(width / crop.width);
  const height = Math.round(width * portrait);
  const square = pass.resize(edge, edge, { kernel: "cubic", fit: "fill" });
  const top = Math.round(edge * crop.top);
  if (top >= 0) return square.extract({ left: Math.round(edge * crop.left), top, width, height });
  return square.extend({
    top: -top,
    bottom: height - edge + top,
    ...(copied ? { extendWith: "copy" } : { background: { r: 0, g: 0, b: 0, alpha: 0 } }),
  });
}

async function decode({ shot }: ShotLook, crop: Crop, width: number): Promise<Passes> {
  const bytes = (pass: string, form: (image: Sharp) => Sharp, copied = false) =>
    framed(form(sharp(join(folder, shot.piece, `${shot.view}.${pass}.webp`))), crop, width, copied)
      .raw()
      .toBuffer();
  const grey = (pass: Sharp) => pass.removeAlpha().extractChannel(0);
  const [light, gloss, parts, shadow] = await Promise.all([
    bytes("light", (pass) => pass.ensureAlpha()),
    bytes("gloss", grey),
    bytes("parts", (pass) => pass.removeAlpha()),
    bytes("shadow", grey, true),
  ]);
  const height = Math.round(width * portrait);
  const above = Math.max(0, -Math.round(width * crop.top));
  if (above > 0) fadeShadow(shadow, { width, height, above, below: height - width - above });
  return { width, height, light, gloss, parts, shadow };
}

/** Cards of a page often show one piece in several colors: that many decoded views are kept, 5 MB each at most. */
const kept = 4;
const decoded = new Map<string, Promise<Passes>>();

/** The passes of a view as its picture frames it, `width` pixels wide and 4 : 5. */
export function passesOf(look: ShotLook, width: number): Promise<Passes> {
  // A room lays the front over a setting: another picture of the same passes.
  const view = look.view === "room" ? look.shot.view : look.view;
  const name = `${look.shot.piece}.${view}.${look.shot.fingerprint}.${width}`;
  const passes = decoded.get(name) ?? decode(look, cropOf(look), width);
  // Taken out and put back, so that the first in the map is the one longest unused.
  decoded.delete(name);
  decoded.set(name, passes);
  passes.catch(() => decoded.delete(name));
  for (const oldest of [...decoded.keys()].slice(0, -kept)) decoded.delete(oldest);
  return passes;
}
