import type { Message } from "@heirloop/contract/chat/chat.schema";
import { messageSchema } from "@heirloop/contract/chat/chat.schema";
import { expect, test } from "vitest";
import { getLoggedMessages } from "./logged-messages.ts";

const [me, other] = ["party-0000-me", "party-0000-other"];

const log = (fields: ReadonlyArray<Partial<Message>>, seenBefore = 99) =>
  getLoggedMessages(
    {
      messages: fields.map((given, at) =>
        messageSchema.parse({
          _id: `message-${String(at).padStart(4, "0")}`,
          number: at + 1,
          clientId: null,
          type: "text",
          text: "Hello",
          imageUrl: null,
          sender: other,
          date: "2026-11-20T16:00:00.000Z",
          seenBy: [],
          offer: null,
          ...given,
        }),
      ),
      seenBefore,
    },
    me,
    (instant) => instant.slice(0, 10),
  );

test("names each day above its first message", () => {
  const dates = [
    "2026-11-19T10:00:00Z",
    "2026-11-20T10:00:00Z",
    "2026-11-20T11:00:00Z",
    "2026-11-22T10:00:00Z",
  ];
  expect(log(dates.map((date) => ({ date }))).map(({ day }) => day)).toEqual([
    "2026-11-19",
    "2026-11-20",
    null,
    "2026-11-22",
  ]);
});

test("marks the first message of others after the last one seen", () => {
  const messages = [{}, {}, { sender: me }, {}, {}];
  expect(log(messages, 2).map(({ isFirstUnread }) => isFirstUnread)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  expect(log(messages, 5).some(({ isFirstUnread }) => isFirstUnread)).toBe(false);
});

test("marks the last message of one's own that the other side has seen", () => {
  const messages = [
    { sender: me, seenBy: [me, other] },
    { sender: me, seenBy: [other] },
    { sender: me, seenBy: [me] },
    { sender: other, seenBy: [me, other] },
  ];
  expect(log(messages).map(({ isLastSeen }) => isLastSeen)).toEqual([false, true, false, false]);
});

test("marks the last offer", () => {
  const messages: Array<Partial<Message>> = [
    { type: "offer-sent" },
    { type: "offer-sent", sender: null },
    { type: "offer-deleted" },
    {},
  ];
  expect(log(messages).map(({ isLastOffer }) => isLastOffer)).toEqual([false, true, false, false]);
});

test("logs nothing of an empty conversation", () => {
  expect(log([])).toEqual([]);
});
