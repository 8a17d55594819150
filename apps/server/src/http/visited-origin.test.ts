import { expect, test } from "vitest";
import { visitedOrigin } from "./visited-origin.ts";

const open = { loopback: false, publicUrl: "https://shop.test" };
const here = { loopback: true, publicUrl: "http://localhost:3000" };
const at = (url: string) => new Request(url);

test("returns a visitor to the local host name of their request, and to no other", () => {
  expect([
    visitedOrigin(at("http://127.0.0.1:3000/api/checkout"), here),
    visitedOrigin(at("http://[::1]:3000/api/checkout"), here),
    visitedOrigin(at("http://localhost:4000/api/checkout"), here),
    visitedOrigin(at("http://evil.example/api/checkout"), here),
    visitedOrigin(at("http://127.0.0.1.evil.example/api/checkout"), here),
    visitedOrigin(at("http://127.0.0.1:3000/api/checkout"), open),
    visitedOrigin(at("https://shop.test/api/checkout"), open),
  ]).toEqual([
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://localhost:4000",
    "http://localhost:3000",
    "http://localhost:3000",
    "https://shop.test",
    "https://shop.test",
  ]);
});
