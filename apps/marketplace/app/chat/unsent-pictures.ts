import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { type ChatId, chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { createStore, del, set, values } from "idb-keyval";
import * as z from "zod/mini";
import { unsentPicturesDatabase, unsentPicturesItem } from "./chat-storage.ts";

const unsentSchema = z.object({
  account: z.string(),
  chat: chatIdSchema,
  id: z.string(),
  /** Some browsers' storage loses a file's name. */
  name: z.string(),
  picture: z.instanceof(Blob),
  date: z.string(),
});

/** A picture that the server has not acknowledged. Its id makes a retry safe. */
export type UnsentPicture = z.infer<typeof unsentSchema>;

const store = () => createStore(unsentPicturesDatabase, "pictures");

/** When storage is full or blocked, nothing is stored and nothing is found. */
async function attempt<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** Unsent pictures of this account in one conversation or in all, oldest first. */
export async function listUnsentPictures(account: string, chat?: ChatId): Promise<UnsentPicture[]> {
  if (unsentPicturesItem.read() === null) return [];
  const stored = await attempt(() => values<unknown>(store()), []);
  return stored
    .map((value) => unsentSchema.safeParse(value).data)
    .filter((value) => value !== undefined)
    .filter((value) => value.account === account && (chat === undefined || value.chat === chat))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

export async function saveUnsentPicture(unsent: UnsentPicture): Promise<void> {
  // Avoids opening the database when it is empty.
  unsentPicturesItem.write("yes");
  await attempt(() => set(unsent.id, unsent, store()), undefined);
}

export async function removeUnsentPicture(id: string): Promise<void> {
  if (unsentPicturesItem.read() === null) return;
  await attempt(() => del(id, store()), undefined);
  const left = await attempt(() => values<unknown>(store()), []);
  if (left.length === 0) unsentPicturesItem.forget();
}

export const toFile = ({ picture, name }: UnsentPicture): File =>
  new File([picture], name, { type: picture.type });

/**
 * Sends every unsent picture, whether or not its conversation is open. A refused one is removed, because a retry
 * would not help.
 */
export async function sendUnsentPictures(account: string, api: Api): Promise<void> {
  for (const unsent of await listUnsentPictures(account)) {
    try {
      await api.upload(
        chatEndpoints.sendPicture,
        { params: { chatId: unsent.chat }, file: toFile(unsent), name: unsent.name },
        { idempotencyKey: unsent.id },
      );
    } catch (error) {
      // Without a connection the rest would fail too.
      if (!(error instanceof ProblemError)) return;
    }
    await removeUnsentPicture(unsent.id);
  }
}
