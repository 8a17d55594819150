import { type ChatId, chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import * as z from "zod/mini";
import { readJson } from "../browser-storage/browser-storage.ts";
import { draftsItem } from "./chat-storage.ts";

const draftsSchema = z.array(z.object({ account: z.string(), chat: chatIdSchema, text: z.string() }));
type Draft = z.infer<typeof draftsSchema>[number];

const all = (): Draft[] => readJson(draftsItem, draftsSchema) ?? [];
const isOf =
  (account: string, chat: ChatId) =>
  (draft: Draft): boolean =>
    draft.account === account && draft.chat === chat;

/** This account's draft in a conversation; empty when there is none. */
export const getDraft = (account: string, chat: ChatId): string =>
  all().find(isOf(account, chat))?.text ?? "";

/** Replaces the saved draft; a blank one is removed. */
export function saveDraft(account: string, chat: ChatId, text: string): void {
  const before = all();
  const isThis = isOf(account, chat);
  const others = before.filter((draft) => !isThis(draft));
  if (text.trim() !== "") draftsItem.write(JSON.stringify([...others, { account, chat, text }]));
  else if (others.length > 0) draftsItem.write(JSON.stringify(others));
  else if (before.length > 0) draftsItem.forget();
}
