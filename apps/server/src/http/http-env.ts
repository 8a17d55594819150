/** Request-scoped variables in Hono. */
export type HttpEnv = {
  Bindings: {
    /**
     * The peer's IP address; set by the listener and by server rendering, which makes calls for a visitor.
     */
    ip?: string;
  };
  Variables: {
    requestId: string;
    secureHeadersNonce?: string;
    /** A Content-Security-Policy that replaces the default one for this response. */
    contentPolicy?: string;
  };
};
