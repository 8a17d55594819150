import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";

import { colorsOf } from "../src/catalog/materials.ts";
import { paintOf } from "../src/catalog/paints.ts";
import { coat, type Coat } from "../src/shot/coloring.ts";
import { developed } from "./develop.ts";
import { index } from "./pack.ts";
import pieces from "./pieces.json" with { type: "json" };

/**
 * Lays developed views out on one contact sheet:
 * `node studio/sheet.ts --to sheet.webp [--only sofa,loveseat] [--view angle] [--edge 220] [--columns 6]`.
 */
const { values } = parseArgs({
  options: {
    from: { type: "string", default: join(import.meta.dirname, "../shots") },
    to: { type: "string" },
    only: { type: "string", default: "" },
    view: { type: "string", default: "" },
    edge: { type: "string", default: "220" },
    columns: { type: "string", default: "6" },
    colors: { type: "string", default: "" },
  },
});
if (!values.to) throw new Error("--to is needed");
const edge = Number(values.edge);
const columns = Number(values.columns);
const wanted = values.only.split(",");
const given = values.colors.split(",").filter(Boolean);
const shots = (await index(values.from)).filter(
  ({ piece, view }) => view.includes(values.view) && wanted.some((start) => piece.startsWith(start)),
);

type Part = { readonly finish: string; readonly materials: readonly string[] };
type Parts = Partial<Record<(typeof partNames)[number], Part>>;
const partNames = ["main", "second", "trim"] as const;

/** Material and color of a part as the piece's name settles them, so that a sheet shows many. */
function chosen(id: string, part: Part | undefined, turn: number): readonly [string, string] {
  let number = turn * 7;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const material = part?.materials[number % part.materials.length] ?? "oak";
  const colors = colorsOf(material);
  return [material, colors[Math.floor(number / 7) % colors.length] ?? "beige"];
}

function coatsOf(id: string): readonly Coat[] {
  const parts: Parts = pieces.find((piece) => piece.id === id)?.parts ?? {};
  return partNames.map((name, place) => {
    const part = parts[name];
    const like = part?.finish === parts.main?.finish && place < 2 && part?.finish !== "pile" ? 0 : place;
    const [material = "", color = ""] = given[place]?.split(":") ?? chosen(id, part, like);
    return coat(paintOf(material, color), part?.finish === "metal");
  });
}

const cells = await Promise.all(
  shots.map(async (shot, place) => ({
    input: await (
      await developed(values.from, shot, coatsOf(shot.piece))
    )
      .resize(edge, edge)
      .png()
      .toBuffer(),
    left: (place % columns) * (edge + 4),
    top: Math.floor(place / columns) * (edge + 4),
  })),
);
mkdirSync(dirname(values.to), { recursive: true });
await sharp({
  create: {
    width: columns * (edge + 4),
    height: Math.ceil(cells.length / columns) * (edge + 4),
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(cells)
  .toFile(values.to);
