import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { pushContentOf } from "./push-content.ts";

const message: Parameters<typeof pushContentOf>[0] = {
  _id: "notification-1",
  type: "message",
  text: "wrote: Is it still there?",
  sender: { firstName: "Sam" },
  order: null,
  chat: chatIdSchema.parse("chat-0001"),
  listing: null,
  listings: [],
};
const body = (text: string) => pushContentOf({ ...message, sender: null, text }).body;

test("pushes the sentence and the link of the app", () => {
  expect(pushContentOf(message)).toEqual({
    id: "notification-1",
    title: "Messages",
    body: "Sam wrote: Is it still there?",
    url: "/orders?chat=chat-0001",
  });
});

test("links to the notifications when there is nothing else to see", () => {
  expect(pushContentOf({ ...message, type: "order", chat: null }).url).toBe("/notifications");
});

test("begins with a capital letter", () => {
  expect(body("a new piece for “Teak”")).toBe("A new piece for “Teak”");
});

test("shows a text of 200 characters completely, and shortens a longer one at its last letter", () => {
  const longest = "A".repeat(200);
  expect(body(longest)).toBe(longest);
  expect(body(`${longest}A`)).toBe(`${"A".repeat(199)}…`);
  expect(body(`${"A".repeat(197)}  BBB`)).toBe(`${"A".repeat(197)}…`);
});
