import { type EmblemKey, readKey } from "./picture-key.ts";
import { avatar, banner, logo } from "./scene/emblem.ts";
import { drawInterior } from "./scene/interior.ts";
import { categories, heroRoom, heroRoomTall, rooms, styleInterior } from "./scene/interiors.ts";
import { locationInterior } from "./scene/location.ts";
import { drawProduct } from "./scene/product.ts";

const tile = { width: 1200, height: 1500 } as const;

/**
 * The SVG of a picture from its key alone; `undefined` when the key names none. The same key gives the
 * same text. Pieces, tiles and the tall hero are 1200 × 1500, the wide hero 1600 × 1000, avatars and
 * logos 600 × 600, banners 1600 × 500.
 */
export function drawPicture(key: string): string | undefined {
  const read = readKey(key);
  if (!read) return undefined;
  return "view" in read ? drawProduct(read) : drawEmblem(read);
}

function drawEmblem({ kind, words }: EmblemKey): string | undefined {
  const [first = "", second = ""] = words;
  switch (kind) {
    case "avatar":
      return avatar(first, second);
    case "logo":
      return logo(first, second);
    case "banner":
      return banner(first, second);
    case "hero":
      if (first === "wide")
        return drawInterior(heroRoom, { width: 1600, height: 1000 }, "hero", "living room");
      return first === "tall" ? drawInterior(heroRoomTall, tile, "hero", "living room") : undefined;
    case "tile":
      return drawTile(first, second);
  }
}

function drawTile(of: string, name: string): string | undefined {
  if (!name) return undefined;
  switch (of) {
    case "category": {
      const interior = categories[name];
      return interior && drawInterior(interior, tile, `${of}.${name}`, name);
    }
    case "room": {
      const interior = rooms[name];
      return interior && drawInterior(interior, tile, `${of}.${name}`, name);
    }
    case "style":
      return drawInterior(styleInterior(name), tile, `${of}.${name}`, name);
    case "location":
      return drawInterior(locationInterior(name), tile, `${of}.${name}`, name);
    default:
      return undefined;
  }
}
