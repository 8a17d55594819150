/** Returns the end of a NUL-terminated string. */
const end = (frame: Buffer, from: number) => frame.indexOf(0, from);

function rename(frame: Buffer, at: number, prefix: string): Buffer {
  const renamed = Buffer.concat([frame.subarray(0, at), Buffer.from(prefix), frame.subarray(at)]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}

/**
 * Prefixes the names of prepared statements and portals with the connection's number, because all connections
 * share one session's namespace. Unnamed ones last no longer than their batch.
 */
export function prefixNames(frame: Buffer, connection: number, statements: Set<string>): Buffer {
  const prefix = `c${connection}_`;
  const type = String.fromCharCode(frame[0] ?? 0);
  if (type === "P") {
    if (frame[5] === 0) return frame;
    statements.add(prefix + frame.toString("utf8", 5, end(frame, 5)));
    return rename(frame, 5, prefix);
  }
  if (type === "B") {
    const statementAt = end(frame, 5) + 1;
    const bound = frame[statementAt] === 0 ? frame : rename(frame, statementAt, prefix);
    return bound[5] === 0 ? bound : rename(bound, 5, prefix);
  }
  if (type === "D" || type === "C") {
    if (frame[6] === 0) return frame;
    if (type === "C" && frame[5] === 0x53)
      statements.delete(prefix + frame.toString("utf8", 6, end(frame, 6)));
    return rename(frame, 6, prefix);
  }
  if (type === "E") return frame[5] === 0 ? frame : rename(frame, 5, prefix);
  return frame;
}
