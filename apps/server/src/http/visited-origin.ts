import type { Env } from "../env.ts";

const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The origin under which the visitor is here, so that they come back to where their session is: another name of this machine on a server
 * that only this machine reaches, else the public one. What a request claims beyond that is not believed.
 */
export function visitedOrigin(request: Request, env: Pick<Env, "loopback" | "publicUrl">): string {
  const { protocol, host, hostname } = new URL(request.url);
  return env.loopback && ownName.test(hostname) ? `${protocol}//${host}` : env.publicUrl;
}
