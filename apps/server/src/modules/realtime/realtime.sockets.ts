import type { Server as HttpServer } from "node:http";
import { socketPath } from "@heirloop/contract/realtime/realtime.events";
import { Server } from "socket.io";
import type { Deps } from "../../deps.ts";
import { hashToken } from "../../http/token-hash.ts";
import { problem, problemBody } from "../../http/problem.ts";
import type { LiveMessage } from "../../live/live.ts";
import type { Module } from "../module.ts";
import { refusal, type AppSocket, type SocketData, type SocketEvent } from "./socket-call.ts";
import { roomOf, socketEvents } from "./socket-events.ts";

type Events = Record<string, (...given: unknown[]) => void>;
type Sent = Record<string, (data: unknown) => void>;
type Sockets = Server<Events, Sent, Record<string, never>, SocketData>;

/** A text of the longest kind in four-byte letters, with room around it. */
const mostBytes = 32 * 1024;

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

/** No token, no connection (docs/product.md §6). */
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

/** One event of a socket after the other: what somebody says arrives in the order in which it was said. */
function listen(deps: Deps, socket: AppSocket): void {
  let turn: Promise<void> = Promise.resolve();
  const carryOut = async ({ event, handle }: SocketEvent, payload: unknown, acknowledge: unknown) => {
    const answer = await handle(deps, socket, payload).then(
      (given) => ({ ok: true, ...given }),
      (error: unknown) => refusal(deps, event, error),
    );
    if (typeof acknowledge === "function") Reflect.apply(acknowledge, undefined, [answer]);
  };
  for (const known of socketEvents) {
    socket.on(known.event, (payload, acknowledge) => {
      turn = turn.then(() => carryOut(known, payload, acknowledge));
    });
  }
}

function deliver(sockets: Sockets, message: LiveMessage): void {
  if (message.kind === "ended") {
    for (const id of message.sessionIds) sockets.in(roomOf.session(id)).disconnectSockets(true);
    return;
  }
  const { to, event, data } = message;
  if ("user" in to) sockets.to(roomOf.user(to.user)).emit(event, data);
  else if ("listing" in to) sockets.to(roomOf.listing(to.listing)).emit(event, data);
}

/** The sockets of this process, on the same port as everything else. */
export function attachSockets(http: HttpServer, deps: Deps): { close(): Promise<void> } {
  const sockets: Sockets = new Server(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: mostBytes,
  });
  admit(sockets, deps);
  sockets.on("connection", (socket) => {
    const { userId, sessionId } = socket.data.caller;
    void socket.join([roomOf.user(userId), roomOf.session(sessionId)]);
    listen(deps, socket);
  });
  const unsubscribe = deps.live.subscribe((message) => deliver(sockets, message));
  return {
    async close() {
      unsubscribe();
      sockets.disconnectSockets(true);
      // The HTTP server is closed by whoever opened it: only the engine's own clients end here.
      sockets.engine.close();
      await Promise.resolve();
    },
  };
}

export const realtime: Module = { attach: attachSockets };
