import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { scenes } from "@heirloop/contract/scene/scenes";
import { sourceWidth } from "@heirloop/contract/picture/source-width";
import { expect, test } from "vitest";

import { pieceOf } from "../src/shot/pieces.ts";
import { shotKey, shotViews } from "../src/shot/shot-key.ts";
import { passesOf } from "./develop.ts";
import { index } from "./pack.ts";
import rooms from "../rooms/index.json" with { type: "json" };
import pieces from "./pieces.json" with { type: "json" };

const shots = join(import.meta.dirname, "../shots");
const committed = await index(shots);

test("has four passes and a listed piece for every view of the index", () => {
  const listed = new Set(pieces.map(({ id }) => id));
  const missing = committed.flatMap(({ piece, view }) => [
    ...(listed.has(piece) ? [] : [`no piece ${piece}`]),
    ...["light", "gloss", "parts", "shadow"]
      .map((pass) => join(piece, `${view}.${pass}.webp`))
      .filter((path) => !existsSync(join(shots, path))),
  ]);
  expect(missing).toEqual([]);
});

test("renders every listed piece from an angle, and sixty percent also from the front", () => {
  const from = (view: string) =>
    new Set(committed.filter((shot) => shot.view === view).map(({ piece }) => piece));
  const angles = from("angle");
  expect(pieces.filter(({ id }) => !angles.has(id)).map(({ id }) => id)).toEqual([]);
  expect(from("front").size).toBeGreaterThanOrEqual(pieces.length * 0.6);
});

test("renders every view and room in the width that the pages expect", () => {
  const keyOf = ({ piece: id, view }: (typeof committed)[number]): string | undefined => {
    const piece = pieceOf(id);
    const name = shotViews.find((one) => one === view);
    return piece && name && shotKey(piece, name, { wall: "plaster", colors: ["#2c3d58"], wear: 0 });
  };
  const keysOfScenes = Object.values(scenes).map(({ src }) => src.replace("/pictures/", ""));
  const made = [
    ...committed.map((shot) => ({ key: keyOf(shot) ?? "", width: shot.edge })),
    ...rooms
      .filter(({ name }) => !name.startsWith("setting-"))
      .map(({ name, width }) => ({
        key: keysOfScenes.find((key) => key.startsWith(`room.${name}.`)) ?? "",
        width,
      })),
  ];
  expect(made.filter(({ key, width }) => width !== sourceWidth(`/pictures/${key}`))).toEqual([]);
});

test("keeps all pictures together under sixty-three megabytes", () => {
  const bytes = [shots, join(shots, "../rooms")]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .map((path) => statSync(path))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(bytes).toBeLessThan(63e6);
});

test("unpacks a view to passes of one size, with the piece inside the picture", async () => {
  const [first] = committed;
  if (!first) throw new Error("Nothing is rendered.");
  const { width: edge, height, light, gloss, parts, shadow } = await passesOf(shots, first);
  expect([light.length, gloss.length, parts.length, shadow.length]).toEqual(
    [4, 1, 3, 1].map((channels) => channels * edge * height),
  );
  expect(light[3]).toBe(0);
  expect(light[(edge * (edge / 2) + edge / 2) * 4 + 3]).toBeGreaterThan(0);
});
