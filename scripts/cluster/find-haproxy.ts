import { execFileSync } from "node:child_process";

/** The path of HAProxy in the system's folders; null when it is not installed. */
export function findHaproxy(): string | null {
  for (const path of ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/sbin/haproxy"]) {
    try {
      execFileSync(path, ["-v"], { stdio: "ignore" });
      return path;
    } catch {
      // Not found here.
    }
  }
  return null;
}
