import { createServer, type Server, type Socket } from "node:net";
import { prefixNames } from "./statement-names.ts";
import {
  batchEnd,
  firstMessageLength,
  frameLength,
  greeting,
  simpleQuery,
  transactionState,
} from "./wire.ts";

/** The part of PGlite that the gateway needs: raw protocol bytes in, raw protocol bytes out. */
export type Engine = {
  execProtocolRawStream(
    message: Uint8Array,
    options: { onRawData: (data: Uint8Array) => void },
  ): Promise<void>;
};

type Connection = {
  readonly id: number;
  readonly socket: Socket;
  received: Buffer;
  greeted: boolean;
  /** Frames of the batch that has not reached its Sync yet. */
  batch: Buffer[];
  /** Complete batches in the queue. */
  ready: Buffer[];
  readonly statements: Set<string>;
  gone: boolean;
};

export type GatewayOptions = {
  /** Milliseconds after which a connection with an idle open transaction is closed. */
  idleInTransaction: number;
  /** Called before and after each batch, so that a watchdog outside this thread can detect a hanging one. */
  onBatch: (running: boolean) => void;
  /** Called when the engine itself fails and can no longer be trusted. */
  onEngineFailure: (error: unknown) => void;
};

/**
 * Lets many PostgreSQL connections share PGlite's single session. Frames are held back until a batch is
 * complete, one connection owns the session until ReadyForQuery reports idle, statement names are prefixed
 * with their connection's number, and the transaction of an owner that disconnects is rolled back.
 */
export function createGateway(engine: Engine, options: GatewayOptions): Server {
  const connections = new Set<Connection>();
  const waiting: Connection[] = [];
  let owner: Connection | null = null;
  let running = false;
  let nextId = 1;
  let silence: NodeJS.Timeout | undefined;

  /** Runs bytes through the engine and returns the resulting transaction state. */
  async function execute(message: Buffer, to: Connection | null): Promise<"I" | "T" | "E" | null> {
    let state: "I" | "T" | "E" | null = null;
    let rest: Buffer = Buffer.alloc(0);
    options.onBatch(true);
    await engine.execProtocolRawStream(message, {
      onRawData(data) {
        rest = rest.length === 0 ? Buffer.from(data) : Buffer.concat([rest, data]);
        let offset = 0;
        let sent = 0;
        for (let length = frameLength(rest, offset); length !== null; length = frameLength(rest, offset)) {
          const frame = rest.subarray(offset, offset + length);
          state = transactionState(frame) ?? state;
          if (frame[0] === 0x41) {
            // NotificationResponse belongs to the listener, which is not always the owner.
            if (to !== null && !to.gone) to.socket.write(rest.subarray(sent, offset));
            sent = offset + length;
            for (const other of connections) if (other.greeted && !other.gone) other.socket.write(frame);
          }
          offset += length;
        }
        if (to !== null && !to.gone && offset > sent) to.socket.write(rest.subarray(sent, offset));
        rest = rest.subarray(offset);
      },
    });
    options.onBatch(false);
    return state;
  }

  async function pump(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (;;) {
        const turn: Connection | undefined = owner ?? waiting.shift();
        if (turn === undefined) break;
        if (turn.gone) {
          await leave(turn);
          continue;
        }
        const batch = turn.ready.shift();
        if (batch === undefined) {
          if (turn !== owner) continue;
          silence ??= setTimeout(() => turn.socket.destroy(), options.idleInTransaction);
          break;
        }
        clearTimeout(silence);
        silence = undefined;
        const state = await execute(batch, turn);
        owner = state === "I" ? null : turn;
        if (owner === null && turn.ready.length > 0) waiting.push(turn);
      }
    } catch (error) {
      options.onEngineFailure(error);
      return;
    }
    running = false;
  }

  async function leave(connection: Connection): Promise<void> {
    if (owner === connection) {
      clearTimeout(silence);
      silence = undefined;
      await execute(simpleQuery("ROLLBACK"), null);
      owner = null;
    }
    const statements = [...connection.statements];
    connection.statements.clear();
    for (const name of statements) await execute(simpleQuery(`DEALLOCATE "${name}"`), null);
  }

  function receive(connection: Connection, chunk: Buffer): void {
    connection.received =
      connection.received.length === 0 ? chunk : Buffer.concat([connection.received, chunk]);
    if (!connection.greeted) {
      const length = firstMessageLength(connection.received);
      if (length === null) return;
      const code = connection.received.readInt32BE(4);
      connection.received = connection.received.subarray(length);
      if (code === 80877103 || code === 80877104) return void connection.socket.write("N");
      if (code === 80877102) return void connection.socket.destroy();
      connection.greeted = true;
      connection.socket.write(greeting(connection.id));
    }
    let offset = 0;
    for (
      let length = frameLength(connection.received, offset);
      length !== null;
      length = frameLength(connection.received, offset)
    ) {
      const frame = connection.received.subarray(offset, offset + length);
      offset += length;
      if (frame[0] === 0x58) return void connection.socket.end();
      connection.batch.push(prefixNames(frame, connection.id, connection.statements));
      if (batchEnd(frame)) {
        connection.ready.push(Buffer.concat(connection.batch));
        connection.batch = [];
        if (owner !== connection && !waiting.includes(connection)) waiting.push(connection);
      }
    }
    connection.received = connection.received.subarray(offset);
    void pump();
  }

  return createServer((socket) => {
    const connection: Connection = {
      id: nextId++,
      socket,
      received: Buffer.alloc(0),
      greeted: false,
      batch: [],
      ready: [],
      statements: new Set(),
      gone: false,
    };
    connections.add(connection);
    socket.on("data", (chunk) => receive(connection, chunk));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      connections.delete(connection);
      connection.gone = true;
      if (owner !== connection) waiting.push(connection);
      void pump();
    });
  });
}
