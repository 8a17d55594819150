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

/**
 * A proxy that sends each request to a web server that is ready, and a request that found its server gone to another one. Sockets that poll
 * stay with one server, by a cookie that the servers never see.
 */
export function haproxyConfig({ port, webPorts }: { port: number; webPorts: readonly number[] }): string {
  const servers = (cookies: boolean) =>
    webPorts.map(
      (webPort, index) =>
        `  server web-${index + 1} 127.0.0.1:${webPort} check inter 500ms fall 1 rise 1${cookies ? ` cookie web-${index + 1}` : ""}`,
    );
  return [
    "global",
    "  maxconn 4096",
    "defaults",
    "  mode http",
    "  option forwardfor",
    "  option httpchk",
    "  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost",
    "  option redispatch",
    "  retries 3",
    "  retry-on conn-failure empty-response",
    "  timeout connect 2s",
    "  timeout client 60s",
    "  timeout server 60s",
    "  timeout tunnel 1h",
    "frontend public",
    `  bind 127.0.0.1:${port}`,
    "  use_backend sockets if { path_beg /socket.io }",
    "  default_backend pages",
    "backend pages",
    "  balance leastconn",
    ...servers(false),
    "backend sockets",
    "  balance leastconn",
    "  cookie socket-server insert indirect nocache httponly",
    ...servers(true),
    "",
  ].join("\n");
}
