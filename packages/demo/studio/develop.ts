import { basename } from "node:path";

import sharp from "sharp";

import { coloursOf } from "../src/catalogue/materials.ts";
import { substance } from "../src/picture/substance.ts";
import { coat, coloured, type Pass } from "./colouring.ts";
import pieces from "./pieces.json" with { type: "json" };

type Part = { readonly finish: string; readonly materials: readonly string[] };
type Listed = {
  readonly id: string;
  readonly parts: { readonly [name in (typeof partNames)[number]]?: Part | undefined };
};

const partNames = ["main", "second", "trim"] as const;
const metals = new Set(["metal"]);
const listed: readonly Listed[] = pieces;

async function pass(path: string, channels: 3 | 4): Promise<Pass & { edge: number }> {
  const picture = sharp(path).toColourspace("srgb");
  const { data, info } = await (channels === 4 ? picture.ensureAlpha() : picture.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels, edge: info.width };
}

/**
 * A view in colour before the warm neutral backdrop, as PNG. `path` is its passes' path without suffix;
 * `looks` are `material:colour` of main, second, trim; what is missing is chosen by the piece's name.
 */
export async function developed(path: string, looks: readonly string[]): Promise<Buffer> {
  const id = basename(path).split(".")[0] ?? "";
  const piece = listed.find((candidate) => candidate.id === id);
  if (!piece) throw new Error(`No piece is listed as ${id}.`);
  const [diffuse, gloss, masks, shadow] = await Promise.all([
    pass(`${path}.diffuse.png`, 4),
    pass(`${path}.gloss.png`, 3),
    pass(`${path}.masks.png`, 3),
    pass(`${path}.shadow.png`, 3),
  ]);
  const coats = partNames.map((name, index) => {
    const part = piece.parts[name];
    const finish = part?.finish ?? "";
    const like = finish === piece.parts.main?.finish && index < 2 && finish !== "pile" ? 0 : index;
    const [material = "", colour = ""] = looks[index]?.split(":") ?? chosen(id, part, like);
    return coat(substance(material, colour).colour, metals.has(finish));
  });
  const edge = diffuse.edge;
  const rgb = coloured({ diffuse, gloss, masks, shadow }, coats, edge, backdrop);
  return sharp(rgb, { raw: { width: edge, height: edge, channels: 3 } })
    .png()
    .toBuffer();
}

/** A material and colour that the name of the piece settles, so that a sheet shows many. */
function chosen(id: string, part: Part | undefined, index: number): readonly [string, string] {
  let number = index * 7;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const material = part?.materials[number % part.materials.length] ?? "oak";
  const colours = coloursOf(material);
  return [material, colours[Math.floor(number / 7) % colours.length] ?? "beige"];
}

/** Plaster that darkens a little upwards, in linear light. */
function backdrop(row: number) {
  const light = 0.7 + 0.14 * Math.sin(Math.min(1, row * 1.15) * Math.PI * 0.5);
  return { red: light, green: light * 0.968, blue: light * 0.925, metal: false };
}
