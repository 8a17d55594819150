import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";

import { developed } from "./develop.ts";

/**
 * Lays developed views out on one contact sheet:
 * `node studio/sheet.ts --from FOLDER --to sheet.webp [--only sofa] [--edge 220] [--columns 6]`.
 */
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    to: { type: "string" },
    only: { type: "string", default: "" },
    edge: { type: "string", default: "220" },
    columns: { type: "string", default: "6" },
    colours: { type: "string", default: "" },
  },
});
if (!values.from || !values.to) throw new Error("--from and --to are needed");
const from = values.from;
const edge = Number(values.edge);
const columns = Number(values.columns);
const wanted = values.only.split(",");
const names = readdirSync(from)
  .filter((name) => name.endsWith(".json") && wanted.some((start) => name.startsWith(start)))
  .map((name) => name.replace(/\.json$/, ""))
  .toSorted();

const cells = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(await developed(join(from, name), values.colours.split(",").filter(Boolean)))
      .resize(edge, edge)
      .png()
      .toBuffer(),
    left: (index % columns) * (edge + 4),
    top: Math.floor(index / columns) * (edge + 4),
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
  .webp({ quality: 82 })
  .toFile(values.to);
