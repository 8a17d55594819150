import { expect, test } from "vitest";
import { contactBetween } from "./contact.ts";

const block = (blockerId: string, blockedId: string) => ({ blockerId, blockedId });

test.each([
  ["no block", [], "open"],
  ["a block of somebody else", [block("me", "else"), block("else", "them"), block("them", "else")], "open"],
  ["one's own block", [block("me", "them")], "blocked"],
  ["the other's block", [block("them", "me")], "closed"],
  ["both", [block("them", "me"), block("me", "them")], "blocked"],
] as const)("with %s, the other person is %s", (_, blocks, contact) => {
  expect(contactBetween(blocks, "me", "them")).toBe(contact);
});
