import { expect, test } from "vitest";
import { splitText } from "./text-parts.ts";

test("keeps text without links in one part", () => {
  expect(splitText("Is it still there?")).toEqual([{ at: 0, text: "Is it still there?", href: null }]);
});

test("finds links and email addresses in text", () => {
  expect(splitText("See www.example.com/a, or ask me@example.com")).toEqual([
    { at: 0, text: "See ", href: null },
    { at: 4, text: "www.example.com/a", href: "http://www.example.com/a" },
    { at: 21, text: ", or ask ", href: null },
    { at: 30, text: "me@example.com", href: "mailto:me@example.com" },
  ]);
});

test("links no other protocol", () => {
  expect(splitText("ftp://example.com/x javascript:alert(1)")).toEqual([
    { at: 0, text: "ftp://example.com/x javascript:alert(1)", href: null },
  ]);
});
