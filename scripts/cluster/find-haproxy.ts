import { execFileSync } from "node:child_process";

/** Where the distribution puts HAProxy; null when it is not installed. */
export function findHaproxy(): string | null {
  for (const path of ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/sbin/haproxy"]) {
    try {
      execFileSync(path, ["-v"], { stdio: "ignore" });
      return path;
    } catch {
      // Not there: the next place.
    }
  }
  return null;
}
