import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { whenIdle } from "../browser/when-idle.ts";
import { tokenOf } from "../api/token-cookie.ts";

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

/** What begins to listen, and answers what stops it again. */
type Listen = (socket: ChatSocket) => ReadonlyArray<() => void>;

/** Listens on the page's socket as soon as it is there; answers what ends that. */
export function listenToLine(listen: Listen): () => void {
  let stops: ReadonlyArray<() => void> = [];
  let ended = false;
  void chatLine().then((socket) => {
    if (!ended) stops = listen(socket);
  });
  return () => {
    ended = true;
    for (const stop of stops) stop();
  };
}

/** The same once the page is at rest: nothing on it waits for the socket. */
export function listenOnIdle(listen: Listen): () => void {
  let stop: (() => void) | undefined;
  const cancel = whenIdle(() => {
    stop = listenToLine(listen);
  });
  return () => {
    cancel();
    stop?.();
  };
}

/** Ends the connection, as when the session ends. The next one is opened with the token of then. */
export async function hangUp(): Promise<void> {
  const ending = opening;
  opening = undefined;
  (await ending)?.close();
}
