import { expect, test } from "vitest";
import { stateTaxRates } from "../tax/sales-tax.ts";
import { sceneOfRoom, sceneOfStyle } from "./scenes.ts";

test("has a scene for furnished rooms and styles", () => {
  expect([sceneOfRoom("living_room")?.src, sceneOfStyle("traditional")?.src]).toEqual([
    expect.stringContaining("/pictures/"),
    expect.stringContaining("/pictures/"),
  ]);
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "finds nothing for a room, a style or a state called %s",
  (name) => {
    expect([sceneOfRoom(name), sceneOfStyle(name)]).toEqual([undefined, undefined]);
    expect(stateTaxRates({ type: "pickup", place: `, ${name}`, coordinates: null }).items).toBe(0);
  },
);
