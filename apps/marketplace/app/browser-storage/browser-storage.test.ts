import * as z from "zod/mini";
import { afterEach, expect, test, vi } from "vitest";
import { localStorageItem, sessionStorageItem, readJson } from "./browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

test("each place is its own, for good or for this visit", () => {
  vi.stubGlobal("window", { localStorage: storage(), sessionStorage: storage() });
  localStorageItem("a").write("1");
  sessionStorageItem("a").write("2");
  expect([
    localStorageItem("a").read(),
    sessionStorageItem("a").read(),
    localStorageItem("b").read(),
  ]).toEqual(["1", "2", null]);
  localStorageItem("a").forget();
  expect([localStorageItem("a").read(), sessionStorageItem("a").read()]).toEqual([null, "2"]);
});

test("what is not of the shape asked for is not there", () => {
  vi.stubGlobal("window", { localStorage: storage() });
  const numbers = z.array(z.number());
  const place = localStorageItem("numbers");
  const read = [undefined, "[1,2]", '["one"]', "not JSON"].map((text) => {
    if (text !== undefined) place.write(text);
    return readJson(place, numbers);
  });
  expect(read).toEqual([undefined, [1, 2], undefined, undefined]);
});

test("a storage that is forbidden keeps nothing, and full ones keep what they have", () => {
  const forbidden = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("window", Object.defineProperty({}, "localStorage", { get: forbidden }));
  const place = localStorageItem("a");
  place.write("1");
  place.forget();
  expect(place.read()).toBeNull();
  const full = { ...storage(), getItem: () => "kept", setItem: forbidden };
  vi.stubGlobal("window", { localStorage: full });
  place.write("2");
  expect(place.read()).toBe("kept");
});
