import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

/** A committed picture of a room: `rooms/<name>.webp`, sizes in pixels. */
export type Room = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Hash of the scene it was rendered from. */
  readonly fingerprint: string;
};

/** Takes a room's picture from `work`, where Blender left it, into `rooms`, and notes it in the index. */
export async function packedRoom(work: string, rooms: string, room: Room): Promise<void> {
  const from = join(work, `${room.name}.room.png`);
  await mkdir(rooms, { recursive: true });
  await sharp(from)
    .removeAlpha()
    .webp({ quality: 91, effort: 5 })
    .toFile(join(rooms, `${room.name}.webp`));
  await rm(from);
  const path = join(rooms, "index.json");
  const json: unknown = JSON.parse(await readFile(path, "utf8").catch(() => "[]"));
  const listed = Array.isArray(json) ? json.filter(isRoom) : [];
  const all = [...listed.filter(({ name }) => name !== room.name), room];
  const lines = all.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  await writeFile(path, `[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(",\n")}\n]\n`);
}

/** Whether a value read from JSON tells of a room. */
export function isRoom(value: unknown): value is Room {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "width" in value &&
    typeof value.width === "number" &&
    "height" in value &&
    typeof value.height === "number" &&
    "fingerprint" in value &&
    typeof value.fingerprint === "string"
  );
}
