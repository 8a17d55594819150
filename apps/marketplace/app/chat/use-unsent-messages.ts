import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { userAtom } from "../session/session.atoms.ts";
import { readSessionToken } from "../api/session-cookie.ts";
import { subscribeWhenIdle } from "../socket/page-socket.ts";
import { clearChatStorage, unsentPicturesItem, unsentItem } from "./chat-storage.ts";

/** Its script is fetched only where something waits. Without it that waits for the line after this one. */
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

/** What was written without a line goes out with the next one, on whatever page that comes; logging out forgets it. */
export function useUnsentMessages(): void {
  const userId = useAtomValue(userAtom)?._id;
  useEffect(() => {
    if (userId === undefined) {
      // An account that could not be read just now has not logged out.
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
