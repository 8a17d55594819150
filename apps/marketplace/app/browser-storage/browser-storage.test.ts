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

test("keeps localStorage and sessionStorage apart", () => {
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

test("reads undefined when the value does not match the schema", () => {
  vi.stubGlobal("window", { localStorage: storage() });
  const numbers = z.array(z.number());
  const place = localStorageItem("numbers");
  const read = [undefined, "[1,2]", '["one"]', "not JSON"].map((text) => {
    if (text !== undefined) place.write(text);
    return readJson(place, numbers);
  });
  expect(read).toEqual([undefined, [1, 2], undefined, undefined]);
});

test("stores nothing in blocked storage and keeps the old value in full storage", () => {
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
