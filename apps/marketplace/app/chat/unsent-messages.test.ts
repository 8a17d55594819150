import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetUnsent, keepUnsent, sendUnsent, unsentOf } from "./unsent-messages.ts";
import { unsentPlace } from "./unsent-place.ts";

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

test("what is kept is found again by its account and its conversation only, once, in order", () => {
  keepUnsent("me", message("mine-0001"));
  keepUnsent("me", message("mine-0002"));
  keepUnsent("me", message("mine-0001"));
  keepUnsent("me", message("mine-0003", other));
  keepUnsent("you", message("yours-001"));
  expect(unsentOf("me", chat)).toEqual([message("mine-0001"), message("mine-0002")]);
  expect(unsentOf("me")).toHaveLength(3);
  expect(unsentOf("you", other)).toEqual([]);
});

test("what has arrived is forgotten, and with the session everything", () => {
  keepUnsent("me", message("mine-0001"));
  keepUnsent("me", message("mine-0002"));
  forgetUnsent("mine-0001");
  expect(unsentOf("me")).toEqual([message("mine-0002")]);
  unsentPlace.forget();
  expect(unsentOf("me")).toEqual([]);
});

test("with a line everything goes out in its order; what did not arrive is kept", async () => {
  for (const id of ["mine-0001", "mine-0002", "mine-0003"]) keepUnsent("me", message(id));
  keepUnsent("you", message("yours-001"));
  const sent: string[] = [];
  await sendUnsent("me", ({ message: { id, text }, ord }) => {
    sent.push(`${ord} ${text}`);
    return Promise.resolve({ ok: id !== "mine-0002" });
  });
  expect(sent).toEqual(["mine-0001", "mine-0002", "mine-0003"].map((id) => `${chat} text of ${id}`));
  expect(unsentOf("me")).toEqual([message("mine-0002")]);
  expect(unsentOf("you")).toEqual([message("yours-001")]);
});
