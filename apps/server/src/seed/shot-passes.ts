import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Passes } from "@heirloop/demo/shot/coloring";
import { shotFolder } from "@heirloop/demo/shot/shot-folder";
import type { ShotAppearance } from "@heirloop/demo/shot/shot-key";
import sharp, { type Sharp } from "sharp";
import { fadeShadow } from "./shot-shadow.ts";

const folder = fileURLToPath(shotFolder);

/** The height of a card's picture relative to its width. */
const portrait = 1.25;

/** The crop of a square view, as shares of the view's edge. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number };

/** Cards are 4 : 5 and views are square, so wall is added above and floor below. */
const whole: Crop = { left: 0, top: -0.09, width: 1 };
/** A close-up within the view. */
const close: Crop = { left: 0.2, top: 0.21, width: 0.55 };
/** The full height of the view: a detail continues beyond the edges, so nothing can be added. */
const detail: Crop = { left: 0.1, top: 0, width: 0.8 };

const crops: Partial<Record<ShotAppearance["view"], Crop>> = { close, detail };

export const cropOf = ({ view }: ShotAppearance): Crop => crops[view] ?? whole;

/** The frame's height as a share of the view's edge. */
export const heightOf = ({ width }: Crop): number => width * portrait;

/**
 * Resizes a pass so that the crop is `width` pixels wide, then crops it or pads it with copied edge pixels or
 * transparency.
 */
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

async function decode({ shot }: ShotAppearance, crop: Crop, width: number): Promise<Passes> {
  const bytes = (pass: string, form: (image: Sharp) => Sharp, copied = false) =>
    framed(form(sharp(join(folder, shot.piece, `${shot.view}.${pass}.webp`))), crop, width, copied)
      .raw()
      .toBuffer();
  const gray = (pass: Sharp) => pass.removeAlpha().extractChannel(0);
  const [light, gloss, parts, shadow] = await Promise.all([
    bytes("light", (pass) => pass.ensureAlpha()),
    bytes("gloss", gray),
    bytes("parts", (pass) => pass.removeAlpha()),
    bytes("shadow", gray, true),
  ]);
  const height = Math.round(width * portrait);
  const above = Math.max(0, -Math.round(width * crop.top));
  if (above > 0) fadeShadow(shadow, { width, height, above, below: height - width - above });
  return { width, height, light, gloss, parts, shadow };
}

/**
 * A page's cards often show one piece in several colors, so this many decoded views are cached, at most 5 MB
 * each. Wider ones are for a product page, whose visitor sees one color, and are not cached.
 */
const cachedViews = 4;
const widestCached = 640;
const decoded = new Map<string, Promise<Passes>>();

/** Returns the passes of a view cropped for its picture, `width` pixels wide and 4 : 5. */
export function passesOf(appearance: ShotAppearance, width: number): Promise<Passes> {
  if (width > widestCached) return decode(appearance, cropOf(appearance), width);
  // A room picture puts the front view in front of a setting.
  const view = appearance.view === "room" ? appearance.shot.view : appearance.view;
  const name = `${appearance.shot.piece}.${view}.${appearance.shot.fingerprint}.${width}`;
  const passes = decoded.get(name) ?? decode(appearance, cropOf(appearance), width);
  // Deleted and inserted again, so that the first entry of the map is the least recently used.
  decoded.delete(name);
  decoded.set(name, passes);
  passes.catch(() => decoded.delete(name));
  for (const oldest of [...decoded.keys()].slice(0, -cachedViews)) decoded.delete(oldest);
  return passes;
}
