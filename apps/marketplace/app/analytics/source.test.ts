import { expect, test, vi } from "vitest";
import { keepSource, keptSource } from "./source.ts";

test("the first source wins; an address without one changes nothing", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  keepSource("?keyword=sofa");
  expect(keptSource()).toBeUndefined();
  keepSource("?utm_source=spring-letter&keyword=sofa");
  keepSource("?utm_source=another");
  expect([keptSource(), [...kept]]).toEqual(["spring-letter", [["source", "spring-letter"]]]);
  vi.unstubAllGlobals();
});
