import type { Api } from "@heirloop/api-client/http/http-client";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { ChatId } from "@heirloop/contract/identity/identity.schema";
import type { ConversationPage } from "@heirloop/ui/patterns/chat/conversation-list";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";

/** Loads a page of conversations, and one more, which tells whether there are others. */
export const loadChats = (api: Api, after?: ChatId): Promise<Chat[]> =>
  api.call(chatEndpoints.list, { query: { after, limit: String(constants.chatsPerPage + 1) } });

/** The page to show of the loaded conversations. */
export function getChatPage(
  chats: Loadable<readonly Chat[]>,
  after: string | null,
): { chats: Loadable<readonly Chat[]>; page: ConversationPage } {
  if (chats.state !== "ready") return { chats, page: { after, next: null } };
  const value = chats.value.slice(0, constants.chatsPerPage);
  const next = chats.value.length > value.length ? (value.at(-1)?._id ?? null) : null;
  return { chats: { ...chats, value }, page: { after, next } };
}
