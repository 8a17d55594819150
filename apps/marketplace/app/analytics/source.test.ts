import { expect, test, vi } from "vitest";
import { saveSource, getSource } from "./source.ts";

test("keeps the first source and ignores a URL without one", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  saveSource("?keyword=sofa");
  expect(getSource()).toBeUndefined();
  saveSource("?utm_source=spring-letter&keyword=sofa");
  saveSource("?utm_source=another");
  expect([getSource(), [...stored]]).toEqual(["spring-letter", [["source", "spring-letter"]]]);
  vi.unstubAllGlobals();
});
