import { regionCodes } from "@heirloop/contract/hub/hub";
import { describe, expect, test } from "vitest";
import { roomNames, styleWeights } from "../catalogue/styles.ts";
import { typeFacts } from "../catalogue/type-facts.ts";
import { smallWorld } from "../world/small-world.ts";
import { drawPicture } from "./draw-picture.ts";
import { kinds } from "./model/models.ts";
import { picturePaths } from "./picture-paths.ts";
import { pieceKey, readKey, views } from "./picture-key.ts";

/** Well formed enough for any reader: every tag is closed in order, and no number went wrong. */
function faultIn(svg: string | undefined): string | null {
  if (!svg) return "no picture";
  const wrong = /NaN|Infinity|undefined/.exec(svg);
  if (wrong) return `${wrong[0]} near ${svg.slice(Math.max(0, wrong.index - 60), wrong.index + 20)}`;
  const open: string[] = [];
  for (const [, closing, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return `</${name ?? ""}> closes nothing`;
    } else if (!own && name) open.push(name);
  }
  const used = [...svg.matchAll(/url\(#([a-zA-Z0-9]+)\)/g)].flatMap((match) => match[1] ?? []);
  const missing = used.find((id) => !svg.includes(`id="${id}"`));
  return open.length > 0
    ? `<${open.at(-1) ?? ""}> stays open`
    : missing
      ? `#${missing} is not defined`
      : null;
}

const nameOf = (path: string) => path.replace("/pictures/", "");

// More than a thousand drawings: half a minute is for a machine that is busy with other things too.
describe("pictures", { timeout: 30_000 }, () => {
  test("every kind can be drawn from every side in every style", () => {
    const faults = kinds.flatMap((kind) =>
      views.flatMap((view) =>
        ["mid_century_modern", "traditional", "industrial", "art_deco", "contemporary"].flatMap(
          (style, index) => {
            const key = pieceKey({
              kind,
              width: 30,
              depth: 20,
              height: 34,
              material: ["walnut", "velvet", "brass", "marble", "rattan"][index] ?? "oak",
              colour: "navy",
              second: "brass",
              style,
              seed: `s${index}`,
              view,
            });
            const fault = faultIn(drawPicture(key));
            return fault ? [`${key}: ${fault}`] : [];
          },
        ),
      ),
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test("every type of the catalogue has kinds that exist", () => {
    expect(typeFacts.flatMap((fact) => fact.kinds).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test("every picture of the small world draws", () => {
    const faults = smallWorld().listings.flatMap((listing) =>
      listing.images.flatMap((path) => faultIn(drawPicture(nameOf(path))) ?? []),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test("the same key gives the same text, another seed another drawing", () => {
    const key = "sofa.84x36x33.velvet.navy.walnut.mid_century_modern.3f9a.front";
    expect(drawPicture(key)).toBe(drawPicture(key));
    expect(drawPicture(key)).not.toBe(drawPicture(key.replace("3f9a", "7b21")));
  });

  test("tiles, hero, marks and monograms draw", () => {
    const paths = [
      picturePaths.heroWide,
      picturePaths.heroTall,
      ...["furniture", "seating", "home_decor", "lighting"].map(picturePaths.category),
      ...roomNames.map(picturePaths.room),
      ...styleWeights.map(([style]) => picturePaths.style(style)),
      ...regionCodes.map(picturePaths.location),
      ...smallWorld().accounts.flatMap((account) =>
        [account.picture, account.shop?.logo, account.shop?.banner].flatMap((path) => path ?? []),
      ),
    ];
    expect(paths.flatMap((path) => faultIn(drawPicture(nameOf(path))) ?? [])).toEqual([]);
  });

  test.each([
    "",
    "sofa",
    "sofa.84x36.velvet.navy.walnut.x.1.front",
    "dragon.84x36x33.velvet.navy.walnut.x.1.front",
    "sofa.84x36x33.velvet.navy.walnut.x.1.behind",
    "tile.room.cellar",
    "hero.round",
    "../etc/passwd",
    "sofa.0x1x1.a.b.c.d.e.front",
    `avatar.${"x".repeat(200)}`,
  ])("%s names no picture", (key) => {
    expect(drawPicture(key)).toBeUndefined();
  });

  test("a key reads back as it was written", () => {
    const piece = {
      kind: "sofa",
      width: 84,
      depth: 36,
      height: 33,
      material: "velvet",
      colour: "navy",
      second: "walnut",
      style: "1980_s",
      seed: "3f9a",
      view: "room",
    } as const;
    expect(readKey(pieceKey(piece))).toEqual(piece);
  });
});
