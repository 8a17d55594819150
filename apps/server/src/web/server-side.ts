/**
 * The failure of a page. `status` is the API's own if a call failed (503 without a database, 507 on a full
 * disk), else 500.
 */
export type RenderFailure = {
  readonly error: unknown;
  readonly status: number;
  /** Seconds after which to retry; null if unknown. */
  readonly retryAfter: number | null;
};

/**
 * What the marketplace's loaders read from the `serverContext` key; `apps/marketplace/app/server-context.ts`
 * declares the same shape.
 */
export type ServerSide = {
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly token: string | undefined;
  readonly nonce: string;
  readonly requestId: string;
  readonly origin: string;
  readonly publicUrl: string;
  readonly ip: string;
  /** URLs of related sites. */
  readonly sites: { readonly admin: string; readonly reviews: string };
  /**
   * Called for everything that a loader, an action or the rendering throws, even if the page is still served.
   */
  readonly onFailure: (failure: RenderFailure) => void;
};
