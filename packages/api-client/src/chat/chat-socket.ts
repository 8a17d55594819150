import type { Message } from "@heirloop/contract/chat/chat.schema";
import type { Problem } from "@heirloop/contract/problem/problem.schema";
import {
  type Acknowledgement,
  type ClientEvents,
  type CountsAcknowledgement,
  type MessageAcknowledgement,
  type MessagesAcknowledgement,
  type ServerEvents,
  socketPath,
} from "@heirloop/contract/realtime/realtime.events";
import { io } from "socket.io-client";
import { parseServerEvent } from "./parse-server-event.ts";

/** Milliseconds after which an emit counts as lost. */
const acknowledgementTime = 8_000;

type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem } | { ok: false; problem: null };

/**
 * The product's socket: events of the contract, with acknowledgements. `problem: null` means that there was no
 * response.
 */
export type ChatSocket = {
  onConnection(listener: (connected: boolean) => void): () => void;
  on<Name extends keyof ServerEvents>(name: Name, listener: (event: ServerEvents[Name]) => void): () => void;
  send(message: ClientEvents["message"]): Promise<Answer<Message>>;
  /** Everything after a number, which is read in pages. */
  messagesAfter(conversation: string, after: number): Promise<Answer<Message[]>>;
  typing(conversation: string): void;
  seen(conversation: string, upTo: number): Promise<Answer<null>>;
  watchListing(heirloopId: ClientEvents["watchListing"]["heirloopId"]): () => void;
  /** Undefined when there was no response. */
  counts(): Promise<{ notPreviewed: number; unreadChats: number } | undefined>;
  close(): void;
};

const lost = { ok: false, problem: null } as const;

/**
 * Milliseconds until the next attempt, as if from a die, so that the pages of a server that is replaced do not all return
 * at once: after the server ended the connection, and after it refused one.
 */
const attempts = { ended: [500, 5_000], refused: [10_000, 30_000] } as const;

const getDelay = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);

const isUnauthenticated = (error: Error & { data?: unknown }): boolean =>
  typeof error.data === "object" &&
  error.data !== null &&
  "code" in error.data &&
  error.data.code === "unauthenticated";

/**
 * Opens the page's only connection. It reconnects by itself with the current token, until that is refused; to do so after
 * the server has ended or refused a connection is left to us by the library. If the account has opened too many other pages,
 * it reconnects once this one is shown again.
 */
export function openChatSocket({ url, token }: { url: string; token: () => string | undefined }): ChatSocket {
  const socket = io(url, {
    path: socketPath,
    transports: ["websocket", "polling"],
    auth: (give) => give({ token: token() }),
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  });
  // Connecting again at once would replace another of the account's pages, which would do the same.
  let isReplaced = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  const connectLater = (delay: readonly [number, number]): void => {
    clearTimeout(next);
    next = setTimeout(() => socket.connect(), getDelay(delay));
  };
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect" && !isReplaced) connectLater(attempts.ended);
  });
  socket.on("connect_error", (error) => {
    if (!socket.active && !isUnauthenticated(error)) connectLater(attempts.refused);
  });

  socket.on("replaced", () => {
    isReplaced = true;
  });
  const returnWhenVisible = (): void => {
    if (!isReplaced || document.visibilityState !== "visible") return;
    isReplaced = false;
    socket.connect();
  };
  const page = typeof document === "undefined" ? null : document;
  page?.addEventListener("visibilitychange", returnWhenVisible);

  function ask<Answer>(name: string, payload: unknown): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      if (!socket.connected) return resolve(undefined);
      return socket
        .timeout(acknowledgementTime)
        .emit(name, payload, (late: Error | null, answer: Answer) => resolve(late ? undefined : answer));
    });
  }

  async function messagesAfter(conversation: string, after: number): Promise<Answer<Message[]>> {
    const answer = await ask<MessagesAcknowledgement>("getMessages", { orderId: conversation, after });
    if (answer === undefined) return lost;
    if (!answer.ok) return answer;
    const { msg, more } = answer;
    const last = msg.at(-1)?.number;
    if (!more || last === undefined) return { ok: true, value: msg };
    const rest = await messagesAfter(conversation, last);
    return rest.ok ? { ok: true, value: [...msg, ...rest.value] } : rest;
  }

  return {
    onConnection(listener) {
      const up = (): void => listener(true);
      const down = (): void => listener(false);
      socket.on("connect", up);
      socket.on("disconnect", down);
      socket.on("connect_error", down);
      if (socket.connected) up();
      return () => void socket.off("connect", up).off("disconnect", down).off("connect_error", down);
    },
    on(name, listener) {
      const receive = (data: unknown): void => {
        const event = parseServerEvent(name, data);
        if (event !== null) listener(event);
      };
      socket.on<string>(name, receive);
      return () => void socket.off<string>(name, receive);
    },
    async send(message) {
      const answer = await ask<MessageAcknowledgement>("message", message);
      return answer === undefined ? lost : answer.ok ? { ok: true, value: answer.message } : answer;
    },
    messagesAfter,
    typing: (conversation) => void (socket.connected && socket.emit("typing", { ord: conversation })),
    async seen(conversation, upTo) {
      const answer = await ask<Acknowledgement>("seen", { ord: conversation, upTo });
      return answer === undefined ? lost : answer.ok ? { ok: true, value: null } : answer;
    },
    watchListing(heirloopId) {
      const watch = (): void => void socket.emit("watchListing", { heirloopId });
      socket.on("connect", watch);
      if (socket.connected) watch();
      return () => {
        socket.off("connect", watch);
        if (socket.connected) socket.emit("unwatchListing", { heirloopId });
      };
    },
    async counts() {
      const answer = await ask<CountsAcknowledgement>("counts", {});
      return answer?.ok ? answer : undefined;
    },
    close() {
      clearTimeout(next);
      page?.removeEventListener("visibilitychange", returnWhenVisible);
      socket.close();
    },
  };
}
