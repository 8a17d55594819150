import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * What the link does with its connections:
 * - `none` passes everything on;
 * - `refuse` refuses connections and ends the open ones, as a service that is down;
 * - `hold` accepts and never answers: what a connection was to carry meanwhile is lost for good;
 * - `cut` passes requests on and ends the connection instead of answering, as a service that restarts;
 * - `slow` delays every answer by this many milliseconds;
 * - `answer` replies to everything with this text or these bytes, and passes nothing on; with `ends`, it closes
 *   the connection then.
 */
export type LinkFault =
  | "none"
  | "refuse"
  | "hold"
  | "cut"
  | { readonly slow: number }
  | { readonly answer: string | Uint8Array; readonly ends?: true };

export type FaultyLink = {
  readonly port: number;
  /** Returns the service's address with the link in its place. */
  through(url: string): string;
  /** Applies to open connections as well, from their next byte on. */
  set(fault: LinkFault): Promise<void>;
  /** Ends the open connections; new ones are accepted. */
  drop(): void;
  /** The connections accepted so far. */
  accepted(): number;
  close(): Promise<void>;
};

/** Starts a loopback proxy in front of the service at `target`, such as `redis://127.0.0.1:6379`. */
export async function startFaultyLink(
  target: string,
  { defaultPort = 80 }: { defaultPort?: number } = {},
): Promise<FaultyLink> {
  const { hostname, port: givenPort } = new URL(target);
  const targetPort = givenPort === "" ? defaultPort : Number(givenPort);
  const open = new Set<Socket>();
  let fault: LinkFault = "none";
  let accepted = 0;

  function answerFrom(near: Socket): boolean {
    if (typeof fault !== "object" || !("answer" in fault)) return false;
    if (fault.ends === true) near.end(fault.answer);
    else near.write(fault.answer);
    return true;
  }

  function join(near: Socket): void {
    accepted += 1;
    const far = connect(targetPort, hostname);
    let lost = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        // A connection that is held is not ended, so that the other side has to notice by itself.
        if (fault !== "hold" || socket === near) for (const end of [near, far]) end.destroy();
      });
    }
    // Some protocols begin with a word from the server.
    far.on("data", (bytes) => {
      if (fault === "hold") lost = true;
      if (lost || answerFrom(near)) return;
      if (fault === "cut") near.destroy();
      else if (typeof fault === "object" && "slow" in fault) setTimeout(() => near.write(bytes), fault.slow);
      else near.write(bytes);
    });
    near.on("data", (bytes) => {
      if (fault === "hold") lost = true;
      if (!lost && !answerFrom(near)) far.write(bytes);
    });
  }

  const server = createServer(join);
  const listen = async (port: number): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The link has no port.");
  const { port } = address;

  function drop(): void {
    for (const socket of open) socket.destroy();
  }
  async function stopListening(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    drop();
    await closed;
  }

  return {
    port,
    through(url) {
      const own = new URL(url);
      own.hostname = "127.0.0.1";
      own.port = String(port);
      return own.href;
    },
    async set(next) {
      fault = next;
      if (next === "refuse") await stopListening();
      else if (!server.listening) await listen(port);
    },
    drop,
    accepted: () => accepted,
    close: stopListening,
  };
}

/** Returns a complete response of an HTTP service, after which the connection ends. */
export const httpAnswer = (status: number, body = ""): { answer: string } => ({
  answer: `HTTP/1.1 ${status} Fault\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
});

/** What can be wrong with a service that speaks HTTP, besides being slow. */
export const httpFaults: ReadonlyArray<[string, LinkFault]> = [
  ["is down", "refuse"],
  ["refuses with 503", httpAnswer(503)],
  ["refuses with 403", httpAnswer(403, '{"error":{"message":"No permission"},"message":"No permission"}')],
  ["accepts and never answers", "hold"],
  ["answers something else than HTTP", { answer: "* OK IMAP4rev1 ready\r\n" }],
  ["answers a page instead of data", httpAnswer(200, "<h1>Welcome</h1>")],
  ["restarts while it answers", "cut"],
];
