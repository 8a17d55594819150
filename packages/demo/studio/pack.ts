import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

/** A committed view: `shots/<piece>/<view>.<pass>.webp`, each square of `edge` pixels. */
export type Shot = {
  readonly piece: string;
  readonly view: string;
  readonly edge: number;
  /** Hash of the scene it was rendered from. */
  readonly fingerprint: string;
};

/** Radius in pixels of the last clouds to be evened out of a shadow. */
const softness = 1.4;

/** Levels that a share of a part is told apart in: more are not seen, and fewer pack smaller. */
const levels = 16;

function stepped(bytes: Buffer) {
  return bytes.map((byte) => Math.round(Math.round((byte / 255) * (levels - 1)) * (255 / (levels - 1))));
}

/** Takes a view's passes from `work`, where Blender left them, into `shots`, small. */
export async function packed(work: string, shots: string, { piece, view, edge }: Shot): Promise<void> {
  const from = (pass: string) => join(work, `${piece}.${view}.${pass}.png`);
  const to = (pass: string) => join(shots, piece, `${view}.${pass}.webp`);
  await mkdir(join(shots, piece), { recursive: true });
  const parts = stepped(await sharp(from("parts")).removeAlpha().raw().toBuffer());
  await Promise.all([
    sharp(from("light")).webp({ quality: 92, alphaQuality: 95, effort: 5 }).toFile(to("light")),
    sharp(from("gloss")).removeAlpha().grayscale().webp({ quality: 88, effort: 5 }).toFile(to("gloss")),
    sharp(parts, { raw: { width: edge, height: edge, channels: 3 } })
      .webp({ lossless: true, effort: 6, quality: 100 })
      .toFile(to("parts")),
    sharp(from("shadow"))
      .blur(softness)
      .removeAlpha()
      .grayscale()
      .webp({ quality: 88, effort: 5 })
      .toFile(to("shadow")),
  ]);
  await Promise.all(["light", "gloss", "parts", "shadow"].map((pass) => rm(from(pass))));
}

/** Notes a view in the index, in order of piece and view. */
export async function noted(shots: string, shot: Shot): Promise<void> {
  const path = join(shots, "index.json");
  const views = await index(shots);
  const others = views.filter(({ piece, view }) => piece !== shot.piece || view !== shot.view);
  const all = [...others, shot].toSorted(
    (one, other) => one.piece.localeCompare(other.piece, "en") || one.view.localeCompare(other.view, "en"),
  );
  await writeFile(path, `[\n${all.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]\n`);
}

/** The views that lie under `shots`. */
export async function index(shots: string): Promise<readonly Shot[]> {
  const text = await readFile(join(shots, "index.json"), "utf8").catch(() => "[]");
  const json: unknown = JSON.parse(text);
  if (!Array.isArray(json) || !json.every(isShot)) throw new Error(`No index of views: ${shots}`);
  return json;
}

/** Whether a value read from JSON tells of a view. */
export function isShot(value: unknown): value is Shot {
  return (
    typeof value === "object" &&
    value !== null &&
    "piece" in value &&
    typeof value.piece === "string" &&
    "view" in value &&
    typeof value.view === "string" &&
    "edge" in value &&
    typeof value.edge === "number" &&
    "fingerprint" in value &&
    typeof value.fingerprint === "string"
  );
}
