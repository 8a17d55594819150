import { expect, test } from "vitest";
import { smallWorld } from "../world/small-world.ts";
import { drawPicture } from "./draw-picture.ts";

/** Checks that an SVG is well-formed: every tag is closed in order, and no number is invalid. */
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

test("draws the monograms, marks and banners of the small world", () => {
  const paths = smallWorld().accounts.flatMap((account) =>
    [account.picture, account.shop?.logo, account.shop?.banner].flatMap((path) => path ?? []),
  );
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.flatMap((path) => faultIn(drawPicture(nameOf(path))) ?? [])).toEqual([]);
});

test("draws the same text for the same key and another drawing for another seed", () => {
  expect(drawPicture("logo.mk.3f9a")).toBe(drawPicture("logo.mk.3f9a"));
  expect(drawPicture("logo.mk.3f9a")).not.toBe(drawPicture("logo.mk.7b21"));
});

test.each([
  "",
  "avatar",
  "logo..3f9a",
  "banner.a.b.c",
  "sofa.84x36x33.velvet.navy",
  "../etc/passwd",
  `avatar.${"x".repeat(200)}`,
])("draws nothing for %s", (key) => {
  expect(drawPicture(key)).toBeUndefined();
});
