import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { tokenOf } from "../session/token-cookie.ts";

let opening: Promise<ChatSocket> | undefined;

async function open(): Promise<ChatSocket> {
  try {
    const { openChatSocket } = await import("@heirloop/api-client/chat/chat-socket");
    return openChatSocket({ url: window.location.origin, token: () => tokenOf(document.cookie) });
  } catch {
    // Its script could not be fetched: as soon as there is a line.
    await new Promise((online) => {
      window.addEventListener("online", online, { once: true });
    });
    return open();
  }
}

/** The page's one socket, fetched and opened when first wanted. */
export function chatLine(): Promise<ChatSocket> {
  opening ??= open();
  return opening;
}

/** Ends the connection, as when the session ends. The next one is opened with the token of then. */
export async function hangUp(): Promise<void> {
  const ending = opening;
  opening = undefined;
  (await ending)?.close();
}
