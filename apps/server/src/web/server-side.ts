/** What a page failed with. `status` is the API's own when a call failed (503 without a database, 507 on a full disk), else 500. */
export type RenderFailure = {
  readonly error: unknown;
  readonly status: number;
  /** Seconds after which another try makes sense; null when nobody said. */
  readonly retryAfter: number | null;
};

/** What the marketplace's loaders find under its `serverContext` key; `apps/marketplace/app/server-context.ts` reads the same shape. */
export type ServerSide = {
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly token: string | undefined;
  readonly nonce: string;
  readonly requestId: string;
  readonly origin: string;
  readonly publicUrl: string;
  readonly ip: string;
  /** Addresses of what lies outside of these pages. */
  readonly sites: { readonly admin: string; readonly reviews: string };
  /** Called for everything that a loader, an action or the rendering throws, however the page goes on. */
  readonly onFailure: (failure: RenderFailure) => void;
};
