import type { CallersByToken } from "./caller.ts";

export type SharedPage = {
  /** Of its style elements. No script runs because of it. */
  nonce: string;
  /** Sources of its inline scripts: `'sha256-…'`. */
  scripts: readonly string[];
};

/** Request-scoped variables in Hono. */
export type HttpEnv = {
  Bindings: {
    /**
     * The peer's IP address; set by the listener and by server rendering, which makes calls for a visitor.
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
    /** A Content-Security-Policy that replaces the default one for this response. */
    contentPolicy?: string;
    /** Set for a page that several visitors get byte for byte. */
    sharedPage?: SharedPage;
  };
};
