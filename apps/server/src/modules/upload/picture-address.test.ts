import { expect, test } from "vitest";
import { isPublicPicture } from "./picture-address.ts";

test.each([
  ["/pictures/uploads/4f2a_-b", true],
  ["/pictures/demo/chair", true],
  ["/pictures/shot.dining-steel.angle.83fecbc4.moss.9f5030-303030-9f5030", true],
  ["/pictures/private/4f2a", false],
  ["/pictures/uploads/4f2a/640.webp", false],
  ["/pictures/../secret", false],
  ["/pictures/..", false],
  ["/pictures/.hidden", false],
  ["/pictures/", false],
  ["https://far.example/pictures/a", false],
  ["//far.example/pictures/a", false],
])("%s is allowed as a picture: %s", (address, may) => {
  expect(isPublicPicture(address)).toBe(may);
});
