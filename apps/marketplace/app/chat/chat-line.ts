import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { tokenOf } from "../session/token-cookie.ts";

let opening: Promise<ChatSocket> | undefined;

/** The page's one socket, fetched and opened when first wanted. */
export function chatLine(): Promise<ChatSocket> {
  opening ??= import("@heirloop/api-client/chat/chat-socket").then(({ openChatSocket }) =>
    openChatSocket({ url: window.location.origin, token: () => tokenOf(document.cookie) }),
  );
  return opening;
}

/** Ends the connection, as when the session ends. The next one is opened with the token of then. */
export async function hangUp(): Promise<void> {
  const ending = opening;
  opening = undefined;
  (await ending)?.close();
}
