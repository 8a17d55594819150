import fc from "fast-check";
import { redirect } from "react-router";
import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each([
  ["/favorites?sort=newest#first", "/favorites?sort=newest#first"],
  ["/collections?keyword=a+b%26c", "/collections?keyword=a+b%26c"],
  ["/к?q=стол", "/%D0%BA?q=%D1%81%D1%82%D0%BE%D0%BB"],
  ["/a\0b", "/a%00b"],
  ["/a/../b", "/b"],
  ["/\t/evil.test/x", "/"],
  ["/\n/evil.test", "/"],
  ["/.//evil.test", "/"],
  ["/a/..//evil.test", "/"],
  ["/%2e//evil.test", "/"],
  ["//evil.test", "/"],
  ["/\\evil.test", "/"],
  ["\\\\evil.test", "/"],
  ["https://evil.test/", "/"],
  ["javascript:alert(1)", "/"],
  ["//", "/"],
  ["favorites", "/"],
  ["", "/"],
])("converts %j to %s", (address, path) => {
  expect(localPath(address)).toBe(path);
});

test("returns the home page without a path", () => {
  expect([localPath(null), localPath(undefined)]).toEqual(["/", "/"]);
});

const hostilePart = fc.constantFrom(
  ..."/ // \\ . .. %2e %2f %5c %09 \t \n \r \0 ? # @ : evil.test user@evil.test http: https: javascript: к \ud800 [::1] %".split(
    " ",
  ),
);
const hostileAddress = fc.oneof(
  fc.array(hostilePart).map((parts) => parts.join("")),
  fc.array(hostilePart).map((parts) => `/${parts.join("")}`),
  fc.string({ unit: "binary" }).map((text) => `/${text}`),
  fc.string({ unit: "grapheme" }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test("returns a path on this site that is valid in a header for any input", () => {
  fc.assert(
    fc.property(hostileAddress, (address) => {
      const location = redirect(localPath(address)).headers.get("location");
      expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(location ?? "", "https://heirloop.test/login").origin).toBe("https://heirloop.test");
      expect(localPath(location)).toBe(location);
    }),
    { numRuns: 5_000 },
  );
});
