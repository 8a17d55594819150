import { join } from "node:path";

import sharp, { type Sharp } from "sharp";

import { colored, plaster, type Coat, type Passes } from "../src/shot/coloring.ts";

/** Edge of a committed view, in pixels. */
export type View = { readonly piece: string; readonly view: string; readonly edge: number };

async function bytes(path: string, edge: number, channels: 1 | 3 | 4): Promise<Uint8Array> {
  const picture = sharp(path).resize(edge, edge, { kernel: "cubic", fit: "fill" });
  if (channels === 4) return picture.ensureAlpha().raw().toBuffer();
  if (channels === 3) return picture.removeAlpha().raw().toBuffer();
  return picture.removeAlpha().extractChannel(0).raw().toBuffer();
}

/** The passes of a view that lies under `shots`. */
export async function passesOf(shots: string, { piece, view, edge }: View): Promise<Passes> {
  const path = (pass: string) => join(shots, piece, `${view}.${pass}.webp`);
  const [light, gloss, parts, shadow] = await Promise.all([
    bytes(path("light"), edge, 4),
    bytes(path("gloss"), edge, 1),
    bytes(path("parts"), edge, 3),
    bytes(path("shadow"), edge, 1),
  ]);
  return { width: edge, height: edge, light, gloss, parts, shadow };
}

/** A view in color before warm plaster; `coats` are those of main, second and trim. */
export async function developed(shots: string, view: View, coats: readonly Coat[]): Promise<Sharp> {
  const rgb = colored(await passesOf(shots, view), coats, plaster);
  return sharp(rgb, { raw: { width: view.edge, height: view.edge, channels: 3 } });
}
