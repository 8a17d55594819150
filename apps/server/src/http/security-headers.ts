import { payoutOrigins } from "@heirloop/contract/payout/payout-origins";
import { Hono, type MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { HttpEnv } from "./http-env.ts";

/**
 * A policy that lets only this origin's files and this answer's nonce run. Styles stay on `self` with
 * `unsafe-inline` for attributes alone: React writes style attributes for positions and sizes.
 */
export function securityHeaders(options: {
  https: boolean;
  development: boolean;
}): MiddlewareHandler<HttpEnv> {
  const common = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      // The form that connects payouts is answered with the provider's page.
      formAction: ["'self'", ...payoutOrigins],
      scriptSrc: ["'self'", NONCE],
      // Vite writes its style elements itself while developing.
      styleSrc: options.development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: options.https,
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: ["self"] },
    crossOriginResourcePolicy: "same-origin",
  });
  return async (context, next) => {
    const answer = await common(context, next);
    const own = context.get("contentPolicy");
    if (own !== undefined) context.res.headers.set("content-security-policy", own);
    return answer;
  };
}

/** The same headers for answers that are not the app's own, such as those of the sockets. */
export async function readSecurityHeaders(options: {
  https: boolean;
  development: boolean;
}): Promise<ReadonlyArray<readonly [string, string]>> {
  const app = new Hono<HttpEnv>().use(securityHeaders(options)).get("/", (context) => context.body(null));
  return [...(await app.request("/")).headers];
}
