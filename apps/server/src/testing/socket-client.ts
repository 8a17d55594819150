import { socketPath } from "@heirloop/contract/realtime/realtime.events";
import { io, type Socket } from "socket.io-client";

/**
 * Connects a browser's socket. Resolves once it is connected, rejects with the server's reason if it is
 * refused.
 */
export async function connectSocket(origin: string, token: string | undefined): Promise<Socket> {
  const socket = io(origin, {
    path: socketPath,
    transports: ["websocket"],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((connected, refused) => {
    const fail = (error: Error) => {
      socket.close();
      refused(error);
    };
    // A server that dies between the transport's opening and the greeting causes no connect_error; a
    // refusal's comes before the close.
    const lost = (reason: string) =>
      void setImmediate(() => fail(new Error(`The connection closed: ${reason}`)));
    socket.io.once("close", lost);
    socket.once("connect_error", fail);
    socket.once("connect", () => {
      socket.io.off("close", lost);
      connected();
    });
  });
  return socket;
}

/** The sockets of a test file's people. */
export type TestSockets = {
  open: (who: { token: string }) => Promise<Socket>;
  /** Closes every open socket, after each test. */
  closeAll: () => void;
};

export function createTestSockets(origin: string): TestSockets {
  const sockets: Socket[] = [];
  return {
    open: async ({ token }) => {
      const socket = await connectSocket(origin, token);
      sockets.push(socket);
      return socket;
    },
    closeAll: () => sockets.splice(0).forEach((socket) => socket.close()),
  };
}

/** Emits and waits for the acknowledgment. */
export const ask = (socket: Socket, event: string, payload: unknown): Promise<unknown> =>
  socket.timeout(30_000).emitWithAck(event, payload);

/** Resolves with the next event of this name, and of this kind if given. */
export function next(
  socket: Socket,
  event: string,
  isIt: (data: unknown) => boolean = () => true,
): Promise<unknown> {
  return new Promise((heard) => {
    const listen = (data: unknown) => {
      if (!isIt(data)) return;
      socket.off(event, listen);
      heard(data);
    };
    socket.on(event, listen);
  });
}
