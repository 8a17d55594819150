import { hubs } from "@heirloop/contract/hub/hub";
import { expect, test } from "vitest";
import { hubOfZip } from "./hub-of-zip.ts";

test.each(hubs)("serves the ZIP code $zipCode of $area's center", ({ id, zipCode }) => {
  expect(hubOfZip(zipCode)).toBe(id);
});

/** ZIP codes at the edges of an area, and in the parts of it that have other first digits than its center. */
test.each([
  ["BA", "94002 95002 95191 95401"],
  ["PHO", "85001 85396"],
  ["CHI", "60001 60827 46303 46410"],
  ["MIA", "33002 33299"],
  ["HOU", "77001 77598"],
  ["NY", "10001 11980 07001 07999 08801 08904 06807 06928"],
  ["PDX", "97001 97317 98604"],
  ["COS", "80808 80997"],
  ["DTX", "75001 75398 76001 76299"],
  ["ATL", "30002 30394 31106 39901"],
  ["LA", "90001 91899 92602 92899"],
  ["PHL", "19001 19496 08001 08406"],
  ["FM", "33901 34102"],
  ["ICT", "67001 67278"],
  ["RN", "89402 89599"],
  ["ME", "04001 04294 04530"],
  ["VA", "23001 23298 23801"],
  ["MA", "01701 02492"],
  ["KC", "64002 64199 66002 66276"],
  ["WPB", "33401 34945"],
  ["CMH", "43001 43399"],
  ["LV", "88901 89199"],
  ["SLC", "84001 84199 84401"],
  ["AKR", "44201 44399"],
  ["MEM", "38002 38197"],
  ["OWB", "42301 42464"],
])("%s serves %s", (hub, zips) => {
  expect(new Set(zips.split(" ").map(hubOfZip))).toEqual(new Set([hub]));
});

test("ignores the four digits after a ZIP code", () => {
  expect(hubOfZip("90012-1234")).toBe("LA");
});

test("finds no hub for a ZIP code outside every area", () => {
  expect(["59801", "93901", "95201", "95301", "12007", "06601"].map(hubOfZip)).toEqual(
    Array.from({ length: 6 }, () => "NA"),
  );
});
