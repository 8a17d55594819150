import { expect, test } from "vitest";
import { takeOutTypefaces, typefacesOf } from "./typefaces-plugin.ts";

test("takes every typeface out and keeps the rest in its order", () => {
  const first = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const second = "@font-face{font-family:A Fallback;src:local(Arial);size-adjust:101%}";
  expect(takeOutTypefaces(`@layer a,b;${first}${second}@layer a{p{margin:0}}`)).toEqual({
    typefaces: first + second,
    rest: "@layer a,b;@layer a{p{margin:0}}",
  });
  expect(takeOutTypefaces("p{margin:0}")).toEqual({ typefaces: "", rest: "p{margin:0}" });
});

test("names the file of typefaces after its stylesheet", () => {
  expect(typefacesOf("assets/style-Ab1.css")).toBe("assets/style-Ab1.typefaces.css");
});
