import { algoliaOrigins } from "@heirloop/contract/search/algolia-origins";
import { payoutOrigins } from "@heirloop/contract/payout/payout-origins";
import { Hono, type MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Env } from "../env.ts";
import type { CardForm } from "../platform/payments/gateway-definition.ts";
import type { HttpEnv } from "./http-env.ts";

type Options = {
  https: boolean;
  development: boolean;
  /** The origins of the payment gateway's card form, which its script puts into frames. */
  cardForm: CardForm["sources"];
  /** Origins of the service that browsers search: `https://…`. */
  search: readonly string[];
};

const noSources: CardForm["sources"] = { script: [], frame: [], connect: [] };

/** Returns the headers' options of these settings. */
export const securityOptions = ({
  publicUrl,
  mode,
  gateway,
  algolia,
}: Pick<Env, "publicUrl" | "mode" | "gateway" | "algolia">): Options => ({
  https: publicUrl.startsWith("https:"),
  development: mode === "development",
  cardForm: gateway?.cardForm?.sources ?? noSources,
  search: algolia === null ? [] : algoliaOrigins(algolia.appId),
});

const policyName = "content-security-policy";

/** Headers that browsers read on documents only: 0.6 kB that each of a page's 30 scripts would carry. */
const documentHeaders = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Scripts, styles and fonts of the build. Pictures are not among them: an SVG can be opened as a document. */
const isSubresource = (path: string): boolean => /^\/assets\/[^/]+\.(js|css|woff2)$/.test(path);

/**
 * A policy that runs only this origin's files and this response's nonce. `unsafe-inline` applies to style
 * attributes only: React writes them for positions and sizes.
 */
export function securityHeaders(options: Options): MiddlewareHandler<HttpEnv> {
  const { script, frame, connect } = options.cardForm;
  const common = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      // The form that connects payouts redirects to the provider's page.
      formAction: ["'self'", ...payoutOrigins],
      scriptSrc: ["'self'", NONCE, ...script],
      // A visit is one document, so every page allows what its checkout needs.
      frameSrc: ["'self'", ...frame],
      // Vite inserts style elements itself in development.
      styleSrc: options.development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connect, ...options.search],
      manifestSrc: ["'self'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: options.https,
    xFrameOptions: "DENY",
    permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: ["self"] },
    crossOriginResourcePolicy: "same-origin",
  });
  const subresource = secureHeaders({
    ...documentHeaders,
    strictTransportSecurity: options.https,
    crossOriginResourcePolicy: "same-origin",
  });
  return async (context, next) => {
    if (isSubresource(context.req.path)) return subresource(context, next);
    const answer = await common(context, next);
    const changed = context.get("contentPolicy")?.(context.res.headers.get(policyName) ?? "");
    if (changed !== undefined) context.res.headers.set(policyName, changed);
    return answer;
  };
}

/** A page that several visitors get byte for byte. */
export type SharedPage = {
  /** Of its style elements. No script runs because of it. */
  nonce: string;
  /** Sources of its inline scripts: `'sha256-…'`. */
  scripts: readonly string[];
};

/**
 * The policy of a shared page, from that of the response with `nonce`: it allows the page's own inline scripts by
 * their content instead of by a nonce, which others could know.
 */
export const sharedPagePolicy =
  (nonce: string, page: SharedPage) =>
  (policy: string): string =>
    policy
      .replace(`script-src 'self' 'nonce-${nonce}'`, ["script-src 'self'", ...page.scripts].join(" "))
      .replace(`'nonce-${nonce}'`, `'nonce-${page.nonce}'`);

/** Returns the same headers for responses outside the app, such as those of the sockets. */
export async function getSecurityHeaders(
  options: Options,
): Promise<ReadonlyArray<readonly [string, string]>> {
  const app = new Hono<HttpEnv>().use(securityHeaders(options)).get("/", (context) => context.body(null));
  return [...(await app.request("/")).headers];
}
