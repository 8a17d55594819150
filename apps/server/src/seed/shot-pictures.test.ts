import { typeFacts } from "@heirloop/demo/catalog/type-facts";
import { randomFrom } from "@heirloop/demo/random/random";
import { chooseAppearance } from "@heirloop/demo/shot/appearance";
import { dealPieces } from "@heirloop/demo/shot/deal-pieces";
import { parseShotKey } from "@heirloop/demo/shot/shot-key";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shotPictures } from "./shot-pictures.ts";

const random = randomFrom("shots");
const images = typeFacts.flatMap((fact) => {
  const piece = dealPieces(random, fact.type).next().value;
  return chooseAppearance(random, fact, piece, { wished: [], wear: 0 }, new Set()).images;
});
const keyOf = (view: string) =>
  (images.find((path) => path.includes(`.${view}.`)) ?? "").replace("/pictures/", "");

test.each([
  ["angle", 320],
  ["angle", 1920],
  ["close", 640],
  ["detail", 480],
  ["room", 480],
])("a view from the %s, %i wide, is 4 : 5 and at most as wide as rendered", async (view, width) => {
  const key = keyOf(view);
  const made = Math.min(width, parseShotKey(key)?.shot.edge ?? 0);
  const bytes = await shotPictures.read(key, width);
  const picture = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect([picture.width, picture.height]).toEqual([made, made * 1.25]);
});

test("colors the piece with the key's color", async () => {
  const key = keyOf("angle");
  const middle = async (coats: string) => {
    const bytes = await shotPictures.read(key.replace(/[0-9a-f-]+$/, coats), 160);
    const spot = await sharp(bytes ?? Buffer.alloc(0))
      .extract({ left: 60, top: 80, width: 40, height: 40 })
      .toBuffer();
    const { channels } = await sharp(spot).stats();
    return channels.map(({ mean }) => mean);
  };
  const [red = 0, , blueInRed = 0] = await middle("a01010-a01010-a01010");
  const [redInBlue = 0, , blue = 0] = await middle("1010a0-1010a0-1010a0");
  expect([red > redInBlue, blue > blueInRed]).toEqual([true, true]);
});

test("shows a wall and a floor in a room, and one backdrop in the studio", async () => {
  const apart = async (view: string) => {
    const bytes = await shotPictures.read(keyOf(view), 160);
    const mean = async (top: number) => {
      const strip = await sharp(bytes ?? Buffer.alloc(0))
        .extract({ left: 0, top, width: 160, height: 6 })
        .toBuffer();
      const [red, , blue] = (await sharp(strip).stats()).channels;
      return (red?.mean ?? 0) - (blue?.mean ?? 0);
    };
    return Math.abs((await mean(4)) - (await mean(190)));
  };
  expect(await apart("room")).toBeGreaterThan(15);
  expect(await apart("angle")).toBeLessThan(10);
});

test("returns null for a key that names no shot", async () => {
  expect(await shotPictures.read("shot.sofa-track.angle.00000000.clay.2c3d58", 320)).toBeNull();
});
