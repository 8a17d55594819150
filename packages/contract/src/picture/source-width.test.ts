import { expect, test } from "vitest";
import { sourceWidth } from "./source-width.ts";

test.each([
  ["/pictures/shot.sofa-track.angle.97e9bb2c.clay.2c3d58-6f4529", 640],
  ["/pictures/shot.sofa-track.angle.97e9bb2cx2.clay.2c3d58-6f4529.w2", 1280],
  ["https://heirloop.example/pictures/shot.sofa-track.room.97e9bb2c.clay.2c3d58-6f4529", 640],
  ["/pictures/room.home.23b59ecax2", 2400],
  ["/pictures/room.kitchen.4b1d6d1d", 1120],
  ["/pictures/uploads/room", Infinity],
  ["/pictures/room", Infinity],
])("%s is %s pixels wide", (src, width) => {
  expect(sourceWidth(src)).toBe(width);
});
