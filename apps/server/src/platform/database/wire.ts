/**
 * PostgreSQL's message framing, version 3.0
 * (https://www.postgresql.org/docs/15/protocol-message-formats.html).
 */

/** Returns the total length of the frame at `offset`, or null while it is incomplete. */
export function frameLength(bytes: Buffer, offset: number): number | null {
  if (bytes.length < offset + 5) return null;
  const length = 1 + bytes.readInt32BE(offset + 1);
  return bytes.length >= offset + length ? length : null;
}

/** The first message of a connection has no type byte. */
export function firstMessageLength(bytes: Buffer): number | null {
  if (bytes.length < 8) return null;
  const length = bytes.readInt32BE(0);
  return bytes.length >= length ? length : null;
}

/** Sync, simple Query, Flush and function calls end a batch. */
export function batchEnd(frame: Buffer): boolean {
  return frame[0] === 0x53 || frame[0] === 0x51 || frame[0] === 0x48 || frame[0] === 0x46;
}

/** Returns the status in a ReadyForQuery frame: idle, in a transaction, or in a failed one. */
export function transactionState(frame: Buffer): "I" | "T" | "E" | null {
  if (frame[0] !== 0x5a) return null;
  const state = String.fromCharCode(frame[5] ?? 0);
  return state === "I" || state === "T" || state === "E" ? state : null;
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export function simpleQuery(sql: string): Buffer {
  return message("Q", Buffer.from(`${sql}\0`));
}

/**
 * Returns a server's startup response without authentication, because only the owner can access the socket's
 * folder.
 */
export function greeting(id: number): Buffer {
  const parameters = {
    server_version: "18.0",
    server_encoding: "UTF8",
    client_encoding: "UTF8",
    DateStyle: "ISO, MDY",
    TimeZone: "UTC",
    integer_datetimes: "on",
    standard_conforming_strings: "on",
  };
  const authenticationOk = Buffer.alloc(4);
  const key = Buffer.alloc(8);
  key.writeInt32BE(id, 0);
  return Buffer.concat([
    message("R", authenticationOk),
    ...Object.entries(parameters).map(([name, value]) => message("S", Buffer.from(`${name}\0${value}\0`))),
    message("K", key),
    message("Z", Buffer.from("I")),
  ]);
}
