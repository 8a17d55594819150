import type { Env } from "../env.ts";

const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the origin that has the visitor's session: the request's own for a local host name on a loopback
 * server, otherwise the public one. Other host names in a request are not trusted.
 */
export function visitedOrigin(request: Request, env: Pick<Env, "loopback" | "publicUrl">): string {
  const { protocol, host, hostname } = new URL(request.url);
  return env.loopback && ownName.test(hostname) ? `${protocol}//${host}` : env.publicUrl;
}
