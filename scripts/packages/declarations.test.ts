import { expect, test } from "vitest";
import { publishedDeclaration } from "./declarations.ts";

test("names the JavaScript files beside a declaration", () => {
  expect(publishedDeclaration('export type { Price } from "../price/price.tsx";\n')).toBe(
    'export type { Price } from "../price/price.js";\n',
  );
  expect(publishedDeclaration('declare const a: import("./order.ts").Order;\n')).toBe(
    'declare const a: import("./order.js").Order;\n',
  );
});

test("names modules of styles so that no plugin compiles them again", () => {
  expect(publishedDeclaration('import { vars } from "./vars.css.ts";\n')).toBe(
    'import { vars } from "./vars-css.js";\n',
  );
});

test("leaves other packages alone, and drops imports that are only an effect", () => {
  const kept = 'import type { Listing } from "@heirloop/contract/listing/listing.schema";\n';
  expect(publishedDeclaration(`import "./fonts.css";\n${kept}`)).toBe(kept);
});
