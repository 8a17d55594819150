import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import { socketPath } from "@heirloop/contract/realtime/realtime.events";
import type { Server } from "socket.io";
import { WebSocketServer, type ServerOptions } from "ws";
import type { Deps } from "../../deps.ts";
import { requestIdOf } from "../../http/request-line.ts";
import { getSecurityHeaders, securityOptions } from "../../http/security-headers.ts";

/** The request of an engine's event, with what the engine adds to it. */
type Upgrade = IncomingMessage & { res?: unknown; websocket?: unknown };

type SocketHeaders = {
  /** The option of the same name: the engine has it refuse malformed upgrades. */
  readonly wsEngine: new (options: ServerOptions) => WebSocketServer;
  attach(http: HttpServer, engine: Server["engine"]): void;
};

/** Gives polls, handshakes and refusals of the sockets the headers of all other responses. */
export function createSocketHeaders({ env, newId }: Pick<Deps, "env" | "newId">): SocketHeaders {
  let known: ReadonlyArray<readonly [string, string]> = [];
  const headers = getSecurityHeaders(securityOptions(env));
  void headers.then((read) => (known = [...read, ["cache-control", "no-store"]]));

  /** Refuses in place of the engine, which writes nothing to a socket that has ended. */
  const refuse = (socket: Duplex, message: string) => {
    const lines = [
      "HTTP/1.1 400 Bad Request",
      ...known.map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${newId()}`,
      "connection: close",
      "content-type: text/plain; charset=utf-8",
      `content-length: ${Buffer.byteLength(message)}`,
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${message}`);
  };

  return {
    wsEngine: class extends WebSocketServer {
      constructor(options: ServerOptions) {
        super(options);
        this.on("wsClientError", ({ message }, socket) => refuse(socket, message));
      }
    },
    attach(http: HttpServer, engine: Server["engine"]) {
      // Runs before the engine's own listener, which answers refused requests itself.
      http.prependListener("request", ({ url = "", headers: sent }, response) => {
        if (!url.startsWith(socketPath)) return;
        const [proposed] = [sent["x-request-id"]].flat();
        response.setHeader("x-request-id", requestIdOf(proposed, { newId }));
        for (const [name, value] of known) response.setHeader(name, value);
      });
      engine.on("headers", (handshake: Record<string, string>) => {
        for (const [name, value] of known) handshake[name] ??= value;
        handshake["x-request-id"] ??= newId();
      });
      engine.on("connection_error", ({ req, message }: { req: Upgrade; message: string }) => {
        // A poll has a response, and a web socket that is open has sent its headers.
        if (req.res === undefined && req.websocket === undefined) refuse(req.socket, message);
      });
    },
  };
}
