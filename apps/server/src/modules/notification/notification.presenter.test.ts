import { expect, test } from "vitest";
import { rowDate } from "../../testing/example-rows.ts";
import { presentNotification } from "./notification.presenter.ts";
import type { NotificationRow } from "./notification.table.ts";

const row: NotificationRow = {
  id: "notification-1",
  userId: "bea",
  type: "message",
  text: "wrote: Is it still there?",
  senderName: "Sam",
  listingIds: ["lamp", "deleted", "chair"],
  orderId: null,
  chatId: "chat-1",
  seen: false,
  previewed: false,
  createdAt: rowDate,
};
const lamp = { id: "lamp", slug: "brass-lamp", title: "Brass lamp", images: ["/lamp-1", "/lamp-2"] };
const chair = { id: "chair", slug: "oak-chair", title: "Oak chair", images: [] };
const known = new Map([chair, lamp].map((listing) => [listing.id, listing]));

test("presents a notification with its sender and the pieces that still exist, the main one first", () => {
  const main = { heirloopId: "lamp", slug: "brass-lamp", title: "Brass lamp", image: "/lamp-1" };
  expect(presentNotification(row, known)).toEqual({
    _id: "notification-1",
    type: "message",
    text: "wrote: Is it still there?",
    sender: { firstName: "Sam" },
    listing: main,
    listings: [main, { heirloopId: "chair", slug: "oak-chair", title: "Oak chair", image: null }],
    items: 2,
    order: null,
    chat: "chat-1",
    seen: false,
    date: "2026-11-21T12:00:00.000Z",
  });
});

test("presents a notification about an order without a sender or pieces", () => {
  const about = { ...row, senderName: null, listingIds: [], orderId: "order-1", chatId: null, seen: true };
  expect(presentNotification({ ...about, type: "order" }, known)).toMatchObject({
    type: "order",
    chat: null,
    sender: null,
    listing: null,
    listings: [],
    items: 0,
    order: "order-1",
    seen: true,
  });
});
