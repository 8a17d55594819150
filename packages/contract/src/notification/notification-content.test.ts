import { expect, test } from "vitest";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { notificationSentence } from "./notification-content.ts";
import type { Notification } from "./notification.schema.ts";

const about = (...titles: readonly string[]): Notification["listings"] =>
  titles.map((title, at) => ({
    heirloopId: heirloopIdSchema.parse(`LAHD-000${at}`),
    slug: "piece",
    title,
    image: null,
  }));
const sender = { firstName: "Bea" };

test.each([
  ["order", "ordered from you", sender, about("Oak table"), "Bea ordered from you · Oak table"],
  [
    "offer",
    "sent an offer of $100",
    sender,
    about("Oak table", "Lamp", "Rug"),
    "Bea sent an offer of $100 · Oak table and 2 more pieces",
  ],
  // A first name in a title is no name of the sender.
  ["order", "ordered from you", sender, about("Beaumont chair"), "Bea ordered from you · Beaumont chair"],
  ["order", "Heirloop removed this order", null, about("Lamp"), "Heirloop removed this order · Lamp"],
] as const)("names the pieces of an order: %s, %s", (type, text, from, listings, sentence) => {
  expect(notificationSentence({ type, text, sender: from, listings })).toBe(sentence);
});

test.each([
  ["order", "The case about Oak table is closed", null, about("Oak table")],
  ["saved-search", "A new piece for “Oak”", null, about("Oak table")],
  ["followed-seller", "A new piece from Otto", null, about("Oak table")],
  ["review", "We could not publish your review.", null, about("Oak table")],
  ["order", "Heirloop removed this order", null, about()],
] as const)("adds nothing to other texts: %s, %s", (type, text, from, listings) => {
  expect(notificationSentence({ type, text, sender: from, listings })).toBe(text);
});

test("tells apart what a sender did and what they wrote", () => {
  const message = { type: "message", sender, listings: about("Oak table") } as const;
  expect(notificationSentence({ ...message, text: "wrote: Is it still there?" })).toBe(
    "Bea wrote: Is it still there?",
  );
  expect(notificationSentence({ ...message, text: "Is it still there?" })).toBe("Bea: Is it still there?");
});

test("says who asked and who answered, even when the text contains the name", () => {
  const question = { type: "question", sender, listings: about("Beaumont chair") } as const;
  expect(notificationSentence({ ...question, text: "asked about Beaumont chair: Is it oak?" })).toBe(
    "Bea asked about Beaumont chair: Is it oak?",
  );
});
