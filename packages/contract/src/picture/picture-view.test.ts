import { expect, test } from "vitest";
import { cardViews, pictureAlt } from "./picture-view.ts";

const shot = (view: string) => `/pictures/shot.sofa-track.${view}.97e9bb2c.clay.2c3d58-6f4529`;

test.each([
  ["the first picture by its title alone", shot("angle"), 0, "Oak sofa"],
  ["a front", shot("front"), 1, "Oak sofa, from the front"],
  ["a detail", shot("detail"), 2, "Oak sofa, in detail"],
  ["a room", `https://heirloop.example${shot("room")}`, 3, "Oak sofa, in a room"],
  ["an uploaded one by its number", "/pictures/uploads/front", 1, "Oak sofa, picture 2"],
  ["a view that nobody has named by its number", shot("below"), 1, "Oak sofa, picture 2"],
])("describes %s", (_, src, at, alt) => {
  expect(pictureAlt("Oak sofa", src, at)).toBe(alt);
});

test.each([
  ["the piece in a room", [shot("angle"), shot("front"), shot("room")], [shot("angle"), shot("room")]],
  [
    "the second picture without one",
    ["/pictures/a", "/pictures/b", "/pictures/c"],
    ["/pictures/a", "/pictures/b"],
  ],
  ["nothing when there is only one", [shot("room")], [shot("room")]],
  ["nothing without pictures", [], []],
])("a card brings up %s", (_, images, expected) => {
  expect(cardViews(images)).toEqual(expected);
  expect(cardViews(expected)).toEqual(expected);
});
