import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { expect, test } from "vitest";
import { replyAction, type ReplyCase } from "./review-reply.ts";

const written = Date.parse("2026-11-24T10:00:00.000Z");
const end = written + constants.reviewReplyEditable;

test.each<[name: string, reply: ReplyCase, action: ReturnType<typeof replyAction>]>([
  ["no reply", { writtenAt: null, isRemoved: false, now: end }, "write"],
  ["a new reply", { writtenAt: written, isRemoved: false, now: written }, "edit"],
  ["a reply a moment before 24 hours", { writtenAt: written, isRemoved: false, now: end - 1 }, "edit"],
  ["a reply after 24 hours", { writtenAt: written, isRemoved: false, now: end }, null],
  ["a removed reply", { writtenAt: written, isRemoved: true, now: written }, null],
])("%s", (_, reply, action) => {
  expect(replyAction(reply)).toBe(action);
});
