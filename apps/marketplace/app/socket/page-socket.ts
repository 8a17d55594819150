import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { runWhenIdle } from "../browser/when-idle.ts";
import { readSessionToken } from "../api/session-cookie.ts";

let opening: Promise<ChatSocket> | undefined;

async function open(): Promise<ChatSocket> {
  try {
    const { openChatSocket } = await import("@heirloop/api-client/chat/chat-socket");
    return openChatSocket({ url: window.location.origin, token: () => readSessionToken(document.cookie) });
  } catch {
    // Its script could not be fetched: as soon as there is a line.
    await new Promise((online) => {
      window.addEventListener("online", online, { once: true });
    });
    return open();
  }
}

/** The page's one socket, fetched and opened when first wanted. */
export function openPageSocket(): Promise<ChatSocket> {
  opening ??= open();
  return opening;
}

/** What begins to listen, and answers what stops it again. */
type Listen = (socket: ChatSocket) => ReadonlyArray<() => void>;

/** Listens on the page's socket as soon as it is there; answers what ends that. */
export function subscribeToSocket(listen: Listen): () => void {
  let stops: ReadonlyArray<() => void> = [];
  let ended = false;
  void openPageSocket().then((socket) => {
    if (!ended) stops = listen(socket);
  });
  return () => {
    ended = true;
    for (const stop of stops) stop();
  };
}

/** The same once the page is at rest: nothing on it waits for the socket. */
export function subscribeWhenIdle(listen: Listen): () => void {
  let stop: (() => void) | undefined;
  const cancel = runWhenIdle(() => {
    stop = subscribeToSocket(listen);
  });
  return () => {
    cancel();
    stop?.();
  };
}

/** Ends the connection, as when the session ends. The next one is opened with the token of then. */
export async function closePageSocket(): Promise<void> {
  const ending = opening;
  opening = undefined;
  (await ending)?.close();
}
