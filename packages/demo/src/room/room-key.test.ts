import { scenes } from "@heirloop/contract/scene/scenes";
import { expect, test } from "vitest";
import { parseRoomKey } from "./room-key.ts";

const keyOf = ({ src }: { src: string }) => src.replace("/pictures/", "");

test.each(Object.entries(scenes))("the scene %s is a room's current render", (_, scene) => {
  expect(parseRoomKey(keyOf(scene))).toBeDefined();
});

test.each([
  "room.home.00000000",
  "room.home",
  "room.cellar.23b59eca",
  `${keyOf(scenes.home)}.more`,
  "room..",
])("finds no room for %s", (key) => {
  expect(parseRoomKey(key)).toBeUndefined();
});
