import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns a signing key, created at the first start and stored in the data folder. */
function persistedKey(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32), { mode: 0o600, flag: "wx" });
    } catch {
      // Another process created it concurrently.
    }
    return readFileSync(file);
  }
}

/**
 * Returns the key for one purpose: derived from the secret that all servers share, or else created once and
 * stored in `folder`.
 */
export const keyFor = (
  purpose: string,
  { secret, folder }: { secret: string | null; folder: string },
): Buffer =>
  secret === null
    ? persistedKey(join(folder, `${purpose}.key`))
    : Buffer.from(hkdfSync("sha256", secret, "", `heirloop ${purpose}`, 32));
