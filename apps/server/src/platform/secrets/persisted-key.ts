import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A key that signs something, made at the first start and kept in the data folder. */
export function persistedKey(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32), { mode: 0o600, flag: "wx" });
    } catch {
      // Another process made it a moment ago.
    }
    return readFileSync(file);
  }
}
