import { expect, test } from "vitest";
import { textParts } from "./text-parts.ts";

test("words without links stay one part", () => {
  expect(textParts("Is it still there?")).toEqual([{ kind: "text", text: "Is it still there?" }]);
});

test("links and addresses are found among words", () => {
  expect(textParts("See www.example.com/a, or ask me@example.com")).toEqual([
    { kind: "text", text: "See " },
    { kind: "link", text: "www.example.com/a", href: "http://www.example.com/a" },
    { kind: "text", text: ", or ask " },
    { kind: "link", text: "me@example.com", href: "mailto:me@example.com" },
  ]);
});

test("no other protocol becomes a link", () => {
  expect(textParts("ftp://example.com/x javascript:alert(1)")).toEqual([{ kind: "text", text: "ftp://example.com/x javascript:alert(1)" }]);
});
