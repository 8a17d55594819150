import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { userAtom } from "../session/session.atoms.ts";
import { readSessionToken } from "../api/session-cookie.ts";
import { subscribeWhenIdle } from "../socket/page-socket.ts";
import { clearChatStorage, unsentPicturesItem, unsentItem } from "./chat-storage.ts";

/** The module is loaded only when there are unsent messages. If that fails, the next connection tries again. */
async function send(userId: string, socket: ChatSocket): Promise<void> {
  if (unsentItem.read() !== null) {
    const script = await import("./unsent-messages.ts").catch(() => undefined);
    await script?.sendUnsent(userId, (message) => socket.send(message));
  }
  if (unsentPicturesItem.read() !== null) {
    const [script, client] = await Promise.all([
      import("./unsent-pictures.ts"),
      import("../api/browser-api.ts"),
    ]).catch(() => []);
    if (client) await script?.sendUnsentPictures(userId, client.browserApi());
  }
}

/**
 * Sends messages that were written while disconnected once a connection is back, on any page; logging out removes
 * them.
 */
export function useUnsentMessages(): void {
  const userId = useAtomValue(userAtom)?._id;
  useEffect(() => {
    if (userId === undefined) {
      // A failed load of the account does not mean that the user logged out.
      if (readSessionToken(document.cookie) === undefined) clearChatStorage();
      return;
    }
    return subscribeWhenIdle((socket) => [
      socket.onConnection((connected) => {
        if (connected) void send(userId, socket);
      }),
    ]);
  }, [userId]);
}
