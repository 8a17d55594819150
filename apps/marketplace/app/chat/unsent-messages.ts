import type { ClientEvents } from "@heirloop/contract/realtime/realtime.events";
import { type ChatId, chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import * as z from "zod/mini";
import { readJson } from "../browser-storage/browser-storage.ts";
import { unsentItem } from "./chat-storage.ts";

const unsentSchema = z.object({ chat: chatIdSchema, id: z.string(), text: z.string(), date: z.string() });
const allSchema = z.array(z.object({ account: z.string(), ...unsentSchema.shape }));

/** A message that the server has not acknowledged. Its id makes a retry safe. */
export type Unsent = z.infer<typeof unsentSchema>;

const all = () => readJson(unsentItem, allSchema) ?? [];
const write = (entries: z.infer<typeof allSchema>): void =>
  entries.length === 0 ? unsentItem.forget() : unsentItem.write(JSON.stringify(entries));

/** Unsent messages of this account in one conversation or in all, in order. */
export const listUnsent = (account: string, chat?: ChatId): Unsent[] =>
  all()
    .filter((entry) => entry.account === account && (chat === undefined || entry.chat === chat))
    .map(({ id, text, date, chat: to }) => ({ chat: to, id, text, date }));

export function saveUnsent(account: string, unsent: Unsent): void {
  const others = all();
  if (!others.some(({ id }) => id === unsent.id)) write([...others, { account, ...unsent }]);
}

export function removeUnsent(id: string): void {
  const before = all();
  const others = before.filter((entry) => entry.id !== id);
  if (others.length < before.length) write(others);
}

/**
 * Sends every unsent message, whether or not its conversation is open. A refused one is kept, and its conversation
 * shows why.
 */
export async function sendUnsent(
  account: string,
  send: (message: ClientEvents["message"]) => Promise<{ ok: boolean }>,
): Promise<void> {
  for (const { chat, id, text } of listUnsent(account)) {
    // In sequence, so that they arrive in the order in which they were written.
    const { ok } = await send({ message: { id, text }, ord: chat });
    if (ok) removeUnsent(id);
  }
}
