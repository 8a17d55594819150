import type { Server as HttpServer } from "node:http";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { socketPath } from "@heirloop/contract/realtime/realtime.events";
import { Server } from "socket.io";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/token-hash.ts";
import { problem, problemBody } from "../../platform/problem.ts";
import type { BusMessage } from "../../platform/bus/bus.ts";
import type { Module } from "../module.ts";
import { refusal, type AppSocket, type SocketData, type SocketEvent } from "./socket-call.ts";
import { roomOf, socketEvents } from "./socket-events.ts";
import { createSocketHeaders } from "./socket-headers.ts";

type Events = Record<string, (...args: unknown[]) => void>;
type Sent = Record<string, (data: unknown) => void>;
type Sockets = Server<Events, Sent, Record<string, never>, SocketData>;

/** The longest message in four-byte characters, plus overhead. */
const maxBytes = 32 * 1024;

/** The queue limit per socket: on reconnect a page subscribes to all of its pieces at once. */
const maxWaiting = 200;

type Admission =
  | { kind: "admitted"; data: SocketData }
  | { kind: "refused"; code: "unauthenticated" | "unavailable" };

async function admission(deps: Deps, token: unknown): Promise<Admission> {
  if (typeof token !== "string" || token === "" || token.length > 512)
    return { kind: "refused", code: "unauthenticated" };
  const tokenHash = hashToken(token);
  try {
    const caller = await deps.sessions.lookup(deps.db, tokenHash, deps.now());
    return caller === null
      ? { kind: "refused", code: "unauthenticated" }
      : { kind: "admitted", data: { tokenHash, caller } };
  } catch (error) {
    deps.log.error({ err: error }, "a socket could not be admitted");
    return { kind: "refused", code: "unavailable" };
  }
}

/** A connection requires a token (docs/product.md §6). */
function admit(sockets: Sockets, deps: Deps): void {
  const decide = async (socket: AppSocket, next: (refused?: Error) => void) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const admitted = await admission(deps, token);
    if (admitted.kind === "refused") {
      next(Object.assign(new Error(admitted.code), { data: problemBody(problem(admitted.code)) }));
      return;
    }
    socket.data = admitted.data;
    next();
  };
  sockets.use((socket, next) => void decide(socket, next));
}

/**
 * A session that ended during the handshake had no socket to close, so it is checked again once the socket is
 * in the session's room.
 */
async function disconnectEndedSession(deps: Deps, socket: AppSocket): Promise<void> {
  try {
    const caller = await deps.sessions.lookup(deps.db, socket.data.tokenHash, deps.now());
    if (caller === null) socket.disconnect(true);
  } catch (error) {
    deps.log.error({ err: error }, "a socket's session could not be looked up");
    // Browsers treat this as a lost connection and reconnect.
    socket.conn.close();
  }
}

/**
 * Handles a socket's events one after the other, in the order sent. A client that sends faster than it is
 * answered is disconnected and its queue dropped; after a normal disconnect queued events are still handled.
 */
function listen(deps: Deps, socket: AppSocket): void {
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  let isTooFast = false;
  const handleEvent = async ({ event, handle }: SocketEvent, payload: unknown, acknowledge: unknown) => {
    const answer = await handle(deps, socket, payload).then(
      (result) => ({ ok: true, ...result }),
      (error: unknown) => refusal(deps, event, error),
    );
    if (typeof acknowledge === "function") Reflect.apply(acknowledge, undefined, [answer]);
  };
  for (const known of socketEvents) {
    socket.on(known.event, (payload, acknowledge) => {
      waiting += 1;
      if (waiting > maxWaiting) {
        isTooFast = true;
        socket.disconnect(true);
        return;
      }
      queue = queue.then(async () => {
        if (!isTooFast) await handleEvent(known, payload, acknowledge);
        waiting -= 1;
      });
    });
  }
}

function deliver(sockets: Sockets, message: BusMessage): void {
  if (message.kind === "ended") {
    for (const id of message.sessionIds) sockets.in(roomOf.session(id)).disconnectSockets(true);
    return;
  }
  if (message.kind !== "event") return;
  const { to, event, data } = message;
  if ("user" in to) sockets.to(roomOf.user(to.user)).emit(event, data);
  else if ("listing" in to) sockets.to(roomOf.listing(to.listing)).emit(event, data);
}

/**
 * Closes an account's oldest sockets of this process over the limit, and says why: the newest page is the one in use,
 * and a page that was closed in this way connects again only once it is looked at.
 */
function closeOldest(sockets: Sockets, userId: string): void {
  // A set lists its members in the order in which they were added.
  const open = [...(sockets.sockets.adapter.rooms.get(roomOf.user(userId)) ?? [])];
  for (const id of open.slice(0, Math.max(0, open.length - constants.socketsPerAccount))) {
    const oldest = sockets.sockets.sockets.get(id);
    oldest?.emit("replaced", { most: constants.socketsPerAccount });
    oldest?.disconnect(true);
  }
}

/** Attaches the sockets to the HTTP server's port. */
export function attachSockets(http: HttpServer, deps: Deps): { close(): Promise<void> } {
  const headers = createSocketHeaders(deps);
  const sockets: Sockets = new Server(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: maxBytes,
    wsEngine: headers.wsEngine,
  });
  headers.attach(http, sockets.engine);
  admit(sockets, deps);
  sockets.on("connection", (socket) => {
    const { userId, sessionId } = socket.data.caller;
    void socket.join([roomOf.user(userId), roomOf.session(sessionId)]);
    closeOldest(sockets, userId);
    listen(deps, socket);
    void disconnectEndedSession(deps, socket);
  });
  const unsubscribe = deps.bus.subscribe((message) => deliver(sockets, message));
  return {
    async close() {
      unsubscribe();
      sockets.disconnectSockets(true);
      // The caller closes the HTTP server; this closes only the engine's own clients.
      sockets.engine.close();
      await Promise.resolve();
    },
  };
}

export const realtime: Module = { attach: attachSockets };
