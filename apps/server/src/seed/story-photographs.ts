import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { paintOf } from "@heirloop/demo/catalog/paints";
import { pieceOf } from "@heirloop/demo/shot/pieces";
import { shotKey, type ShotView } from "@heirloop/demo/shot/shot-key";
import sharp from "sharp";
import { shotPictures } from "./shot-pictures.ts";

/** Material and color of the piece's main part, its second one and its trim. */
type Coats = readonly (readonly [material: string, color: string])[];

/** The pieces of the stories (`packages/ui/src/fixtures/listings.ts`), as their titles describe them. */
const photographed: Readonly<Record<string, readonly [piece: string, coats: Coats]>> = {
  "sofa-rust": [
    "sofa-boucle-curved",
    [
      ["boucle", "rust"],
      ["walnut", "brown"],
    ],
  ],
  "sideboard-walnut": [
    "credenza-mixed",
    [
      ["walnut", "brown"],
      ["walnut", "brown"],
    ],
  ],
  "armchair-ink": [
    "armchair-channel",
    [
      ["velvet", "navy"],
      ["brass", "gold"],
    ],
  ],
  "lamp-linen": [
    "floor-column",
    [
      ["linen", "ivory"],
      ["brass", "gold"],
    ],
  ],
  "table-oak": [
    "round-dining-turned",
    [
      ["oak", "brown"],
      ["oak", "brown"],
    ],
  ],
  "chair-wishbone": [
    "dining-wishbone",
    [
      ["seagrass", "beige"],
      ["oak", "brown"],
    ],
  ],
  "mirror-brass": ["mirror-leaning", [["brass", "gold"]]],
  "armchair-ochre": [
    "lounge-frame",
    [
      ["wool", "mustard"],
      ["oak", "brown"],
    ],
  ],
  "sofa-moss": [
    "loveseat-track",
    [
      ["cotton", "olive"],
      ["walnut", "brown"],
      ["velvet", "olive"],
    ],
  ],
  "sideboard-ebony": [
    "credenza-mixed",
    [
      ["ebonized_wood", "black"],
      ["ebonized_wood", "black"],
    ],
  ],
  "lamp-green": [
    "desk-banker",
    [
      ["lacquer", "forest_green"],
      ["brass", "gold"],
    ],
  ],
  "chair-ebony": [
    "dining-danish",
    [
      ["leather", "burgundy"],
      ["ebonized_wood", "black"],
    ],
  ],
};

/** The stories' names of views, and the rendered views that show them, the best one first. */
const views: Readonly<Record<string, readonly ShotView[]>> = {
  front: ["angle"],
  close: ["detail", "close", "angle"],
  side: ["side", "front", "angle"],
  room: ["room", "angle"],
};
const width = 640;

/** Writes the photographs that Storybook shows: `node apps/server/src/seed/story-photographs.ts`. */
const folder = fileURLToPath(new URL("../../../../.storybook/photographs/", import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, [id, coats]] of Object.entries(photographed)) {
  const piece = pieceOf(id);
  if (piece === undefined) throw new Error(`There is no piece ${id}.`);
  const colors = coats.map(([material, color]) => paintOf(material, color));
  for (const [view, choices] of Object.entries(views)) {
    const key = choices
      .map((choice) => shotKey(piece, choice, { wall: "plaster", colors, wear: 0 }))
      .find((one) => one !== undefined);
    const picture = key === undefined ? null : await shotPictures.read(key, width);
    if (picture === null) throw new Error(`${id} has no view for ${view}.`);
    await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(`${folder}${name}.${view}.webp`);
  }
}
