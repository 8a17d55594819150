import type { CallersByToken } from "./caller.ts";

/** Request-scoped variables in Hono. */
export type HttpEnv = {
  Bindings: {
    /**
     * The peer's IP address, or its IPv6 network (`toRateLimitAddress`); set by the listener and by server
     * rendering, which makes calls for a visitor.
     */
    ip?: string;
    /** The call is part of rendering a page in this process. */
    inProcess?: boolean;
    /** Given to the calls of a page that changes nothing, so that its session is looked up once. */
    callers?: CallersByToken;
  };
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    /** Returns this response's own Content-Security-Policy from the default one. */
    contentPolicy?: (policy: string) => string;
  };
};
