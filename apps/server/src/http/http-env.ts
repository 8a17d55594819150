/** What travels with a request through Hono. */
export type HttpEnv = {
  Bindings: {
    /** The peer's address; set by the listener and by server rendering, which calls on a visitor's behalf. */
    ip?: string;
  };
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    /** A Content-Security-Policy of this answer's own, in place of the common one. */
    contentPolicy?: string;
  };
};
