import { payoutOrigins } from "@heirloop/contract/payout/payout-origins";
import { Hono, type MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { HttpEnv } from "./http-env.ts";

/**
 * A policy that runs only this origin's files and this response's nonce. `unsafe-inline` applies to style
 * attributes only: React writes them for positions and sizes.
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
      // The form that connects payouts redirects to the provider's page.
      formAction: ["'self'", ...payoutOrigins],
      scriptSrc: ["'self'", NONCE],
      // Vite inserts style elements itself in development.
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

/** Returns the same headers for responses outside the app, such as those of the sockets. */
export async function readSecurityHeaders(options: {
  https: boolean;
  development: boolean;
}): Promise<ReadonlyArray<readonly [string, string]>> {
  const app = new Hono<HttpEnv>().use(securityHeaders(options)).get("/", (context) => context.body(null));
  return [...(await app.request("/")).headers];
}
