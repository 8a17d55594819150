import { expect, test } from "vitest";
import { brokenBudgets, parseRouteManifest, scriptsByRoute } from "./size-of-routes.ts";

const manifest = parseRouteManifest(
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: "/assets/entry.js", imports: ["/assets/react.js"], css: [] },
    routes: {
      root: {
        id: "root",
        path: "",
        module: "/assets/root.js",
        imports: ["/assets/react.js"],
        css: ["/assets/root.css"],
      },
      shell: { id: "shell", parentId: "root", module: "/assets/shell.js", imports: [] },
      product: {
        id: "product",
        parentId: "shell",
        path: "product/:id",
        module: "/assets/product.js",
        imports: [],
      },
    },
    url: "/assets/manifest.js",
    version: "1",
  })};`,
);

const chunks = {
  "product.tsx": { file: "assets/product.js", imports: ["_gallery.js"], dynamicImports: ["chat.tsx"] },
  "_gallery.js": { file: "assets/gallery.js", imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js" },
  "chat.tsx": { file: "assets/chat.js" },
};

test("counts static imports at any depth, and no dynamic ones", () => {
  const product = scriptsByRoute(manifest, chunks).find(({ path }) => path === "/product/:id");
  expect(product?.scripts).toEqual([
    "assets/entry.js",
    "assets/gallery.js",
    "assets/manifest.js",
    "assets/product.js",
    "assets/react.js",
    "assets/root.js",
    "assets/shell.js",
  ]);
});

test("rejects a manifest of another format", () => {
  expect(() => parseRouteManifest("export default {}")).toThrow("new form");
});

const limits = [
  { route: "/", kilobytes: 100, files: 10 },
  { route: "/product/", kilobytes: 170, files: 20 },
];
const home = { path: "/", bytes: 1, files: 1 };

test("accepts sizes up to the budget's last byte and file", () => {
  expect(brokenBudgets([home, { path: "/product/:id", bytes: 170_000, files: 20 }], limits)).toEqual([]);
  expect(brokenBudgets([home, { path: "/product/:id", bytes: 170_001, files: 21 }], limits)).toEqual([
    expect.stringContaining("/product/:id loads 170.0 kB"),
    expect.stringContaining("/product/:id asks for 21 scripts"),
  ]);
});

test("applies the budget with the longest matching prefix to a route", () => {
  const blog = { path: "/blog", bytes: 100_001, files: 1 };
  expect(brokenBudgets([home, blog, { path: "/product/:id", bytes: 1, files: 1 }], limits)).toEqual([
    expect.stringContaining("/blog loads 100.0 kB of scripts, the budget is 100 kB"),
  ]);
});

test("reports a budget whose route no longer exists", () => {
  expect(brokenBudgets([home], limits)).toEqual([expect.stringContaining("guards nothing")]);
});
