import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { runWhenIdle } from "../browser/when-idle.ts";
import { readSessionToken } from "../api/session-cookie.ts";

let opening: Promise<ChatSocket> | undefined;

async function open(): Promise<ChatSocket> {
  try {
    const { openChatSocket } = await import("@heirloop/api-client/chat/chat-socket");
    return openChatSocket({ url: window.location.origin, token: () => readSessionToken(document.cookie) });
  } catch {
    // The module failed to load: retry once online.
    await new Promise((online) => {
      window.addEventListener("online", online, { once: true });
    });
    return open();
  }
}

/** The page's only socket, loaded and opened when first needed. */
export function openPageSocket(): Promise<ChatSocket> {
  opening ??= open();
  return opening;
}

/** Subscribes, and returns the functions to unsubscribe. */
type Listen = (socket: ChatSocket) => ReadonlyArray<() => void>;

/** Subscribes once the page's socket is open. Returns the function to unsubscribe. */
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

/** The same, but waits until the browser is idle. */
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

/** Closes the connection, for example when the session ends. The next one is opened with the current token. */
export async function closePageSocket(): Promise<void> {
  const ending = opening;
  opening = undefined;
  (await ending)?.close();
}
