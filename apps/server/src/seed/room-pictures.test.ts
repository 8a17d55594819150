import { scenes } from "@heirloop/contract/scene/scenes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { roomPictures } from "./room-pictures.ts";

test.each(Object.values(scenes))("$src is a picture wider than tall", async ({ src }) => {
  const bytes = await roomPictures.read(src.replace("/pictures/", ""), 640);
  const { width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect(width).toBeGreaterThan(height);
});

test("returns null for a key that names no room", async () => {
  expect(await roomPictures.read("room.home.00000000", 640)).toBeNull();
});
