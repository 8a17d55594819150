import type { Server as HttpServer } from "node:http";
import { socketPath } from "@heirloop/contract/realtime/realtime.events";
import { Server } from "socket.io";
import type { Deps } from "../../deps.ts";
import { readSecurityHeaders } from "../../http/security-headers.ts";
import { hashToken } from "../../http/token-hash.ts";
import { problem, problemBody } from "../../platform/problem.ts";
import type { BusMessage } from "../../platform/bus/bus.ts";
import type { Module } from "../module.ts";
import { refusal, type AppSocket, type SocketData, type SocketEvent } from "./socket-call.ts";
import { roomOf, socketEvents } from "./socket-events.ts";

type Events = Record<string, (...given: unknown[]) => void>;
type Sent = Record<string, (data: unknown) => void>;
type Sockets = Server<Events, Sent, Record<string, never>, SocketData>;

/** A text of the longest kind in four-byte letters, with room around it. */
const mostBytes = 32 * 1024;

/** A page with as many pieces as can be watched asks for all of them at once when its line stands anew. */
const mostWaiting = 200;

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

/** A session that ended while its socket was let in knew of no socket to close: only now it is in the session's room. */
async function stayWhileOpen(deps: Deps, socket: AppSocket): Promise<void> {
  try {
    const caller = await deps.sessions.lookup(deps.db, socket.data.tokenHash, deps.now());
    if (caller === null) socket.disconnect(true);
  } catch (error) {
    deps.log.error({ err: error }, "a socket's session could not be looked up");
    // To a browser this is a lost line: it connects again.
    socket.conn.close();
  }
}

/**
 * One event of a socket after the other: what somebody says arrives in the order in which it was said. Who
 * asks faster than they are answered is sent away with all that waits; what a page said before it was
 * closed is still carried out.
 */
function listen(deps: Deps, socket: AppSocket): void {
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;
  let sentAway = false;
  const carryOut = async ({ event, handle }: SocketEvent, payload: unknown, acknowledge: unknown) => {
    const answer = await handle(deps, socket, payload).then(
      (given) => ({ ok: true, ...given }),
      (error: unknown) => refusal(deps, event, error),
    );
    if (typeof acknowledge === "function") Reflect.apply(acknowledge, undefined, [answer]);
  };
  for (const known of socketEvents) {
    socket.on(known.event, (payload, acknowledge) => {
      waiting += 1;
      if (waiting > mostWaiting) {
        sentAway = true;
        socket.disconnect(true);
        return;
      }
      turn = turn.then(async () => {
        if (!sentAway) await carryOut(known, payload, acknowledge);
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
  const { to, event, data } = message;
  if ("user" in to) sockets.to(roomOf.user(to.user)).emit(event, data);
  else if ("listing" in to) sockets.to(roomOf.listing(to.listing)).emit(event, data);
}

/** Polls, handshakes and refusals answer with the headers that all other answers have. */
function secure(http: HttpServer, sockets: Sockets, { env }: Deps): void {
  const headers = readSecurityHeaders({
    https: env.publicUrl.startsWith("https:"),
    development: env.mode === "development",
  });
  let known: Array<readonly [string, string]> = [];
  void headers.then((read) => (known = [...read, ["cache-control", "no-store"]]));
  // Before the engine's own listener, which answers what it refuses by itself.
  http.prependListener("request", ({ url = "" }, response) => {
    if (!url.startsWith(socketPath)) return;
    for (const [name, value] of known) response.setHeader(name, value);
  });
  sockets.engine.on("headers", (handshake: Record<string, string>) => {
    for (const [name, value] of known) handshake[name] ??= value;
  });
}

/** The sockets of this process, on the same port as everything else. */
export function attachSockets(http: HttpServer, deps: Deps): { close(): Promise<void> } {
  const sockets: Sockets = new Server(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: mostBytes,
  });
  secure(http, sockets, deps);
  admit(sockets, deps);
  sockets.on("connection", (socket) => {
    const { userId, sessionId } = socket.data.caller;
    void socket.join([roomOf.user(userId), roomOf.session(sessionId)]);
    listen(deps, socket);
    void stayWhileOpen(deps, socket);
  });
  const unsubscribe = deps.bus.subscribe((message) => deliver(sockets, message));
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
