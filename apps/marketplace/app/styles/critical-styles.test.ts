import { expect, test } from "vitest";
import { parseStyles, selectStyles } from "./critical-styles.ts";

const select = (css: string, classes: string): string =>
  selectStyles(parseStyles(css), `<html><body class="page"><p class="${classes}">Sofa</p></body></html>`);

test("keeps the rules whose classes are all on the page", () => {
  const css = "p{margin:0}._card{color:red}._menu{color:blue}._card ._open{top:0}._menu,._card:hover{left:0}";
  expect(select(css, "_card _wide")).toBe("p{margin:0}._card{color:red}._menu,._card:hover{left:0}");
});

test("keeps a rule that names a class only to leave it out or as one of several", () => {
  const css = "._card:not(._open){top:0}._card:is(._open,._shut){left:0}";
  expect(select(css, "_card")).toBe(css);
});

test("selects inside of media queries, and keeps empty layers for their order", () => {
  const css =
    "@layer reset,parts;@layer parts{._menu{top:0}}@media (width>=600px){._card{top:0}._menu{top:1px}}";
  expect(select(css, "_card")).toBe("@layer reset,parts;@layer parts{}@media (width>=600px){._card{top:0}}");
  expect(select("@media print{._menu{top:0}}", "_card")).toBe("");
});

test("keeps fonts, keyframes and semicolons inside of rules", () => {
  const css =
    "@font-face{font-family:A;src:url(a.woff2)}@keyframes _k{0%{top:0}to{top:1px}}._card{top:0;left:0}";
  expect(select(css, "_card")).toBe(css);
});
