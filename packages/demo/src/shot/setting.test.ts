import { expect, test } from "vitest";
import { pieceOf } from "./pieces.ts";
import { settingFor } from "./setting.ts";

const nameFor = (id: string, wall: string) => {
  const piece = pieceOf(id);
  return piece && settingFor(piece, wall)?.name;
};

test.each([
  ["sofa-track", "plaster", "setting-oak"],
  ["sofa-track", "moss", "setting-walnut"],
  ["sofa-track", "clay", "setting-clay"],
  ["table-gourd", "moss", "setting-shelf"],
  ["rug-oriental", "plaster", undefined],
  ["pendant-dome", "plaster", undefined],
])("%s in front of the wall %s is shown in %s", (id, wall, name) => {
  expect(nameFor(id, wall)).toBe(name);
});
