import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeUnsent, saveUnsent, sendUnsent, listUnsent } from "./unsent-messages.ts";
import { unsentItem } from "./chat-storage.ts";

const chat = chatIdSchema.parse("chat-0000-0001");
const other = chatIdSchema.parse("chat-0000-0002");
const date = "2026-11-21T10:00:00.000Z";
const message = (id: string, to = chat) => ({ chat: to, id, text: `text of ${id}`, date });

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("finds unsent messages by account and conversation, once and in order", () => {
  saveUnsent("me", message("mine-0001"));
  saveUnsent("me", message("mine-0002"));
  saveUnsent("me", message("mine-0001"));
  saveUnsent("me", message("mine-0003", other));
  saveUnsent("you", message("yours-001"));
  expect(listUnsent("me", chat)).toEqual([message("mine-0001"), message("mine-0002")]);
  expect(listUnsent("me")).toHaveLength(3);
  expect(listUnsent("you", other)).toEqual([]);
});

test("removes a delivered message, and all of them on logout", () => {
  saveUnsent("me", message("mine-0001"));
  saveUnsent("me", message("mine-0002"));
  removeUnsent("mine-0001");
  expect(listUnsent("me")).toEqual([message("mine-0002")]);
  unsentItem.forget();
  expect(listUnsent("me")).toEqual([]);
});

test("sends everything in order once connected and keeps what fails", async () => {
  for (const id of ["mine-0001", "mine-0002", "mine-0003"]) saveUnsent("me", message(id));
  saveUnsent("you", message("yours-001"));
  const sent: string[] = [];
  await sendUnsent("me", ({ message: { id, text }, ord }) => {
    sent.push(`${ord} ${text}`);
    return Promise.resolve({ ok: id !== "mine-0002" });
  });
  expect(sent).toEqual(["mine-0001", "mine-0002", "mine-0003"].map((id) => `${chat} text of ${id}`));
  expect(listUnsent("me")).toEqual([message("mine-0002")]);
  expect(listUnsent("you")).toEqual([message("yours-001")]);
});
