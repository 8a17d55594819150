/**
 * Pictures side by side in one PNG, to be looked at: `pnpm --filter @heirloop/demo sheet sheet.png angle`
 * draws one piece of every type from that side; with keys after the file name, those.
 */
import sharp from "sharp";
import { drawPicture } from "../src/picture/draw-picture.ts";
import { readKey, views } from "../src/picture/picture-key.ts";
import { typeFacts } from "../src/catalogue/type-facts.ts";
import { smallWorld } from "../src/world/small-world.ts";

const [file = "sheet.png", first = "front", ...others] = process.argv.slice(2);
const view = views.find((one) => one === first);
const keys = view
  ? typeFacts.flatMap(({ type }) => {
      const listing = smallWorld().listings.find((one) => one.type === type);
      const key = listing?.images[0]?.replace("/pictures/", "");
      return key ? [key.replace(/[a-z]+$/, view)] : [];
    })
  : [first, ...others];

const [width, height, gap, columns] = [240, 300, 6, Math.min(10, Math.max(1, keys.length))];
const tiles = await Promise.all(
  keys.map(async (key, place) => {
    const svg = drawPicture(key);
    if (!svg) throw new Error(`${key} names no picture${readKey(key) ? " that exists" : ""}.`);
    const input = await sharp(Buffer.from(svg))
      .resize(width, height, { fit: "contain", background: "#fff" })
      .png()
      .toBuffer();
    return {
      input,
      left: (place % columns) * (width + gap),
      top: Math.floor(place / columns) * (height + gap),
    };
  }),
);
await sharp({
  create: {
    width: columns * (width + gap) - gap,
    height: Math.ceil(keys.length / columns) * (height + gap) - gap,
    channels: 3,
    background: "#fff",
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
process.stdout.write(`${keys.length} pictures in ${file}\n`);
