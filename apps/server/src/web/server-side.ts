/**
 * The failure of a page. `status` is the API's own if a call failed (503 without a database, 507 on a full
 * disk), else 500.
 */
export type RenderFailure = {
  readonly error: unknown;
  readonly status: number;
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
  /** Whether the answer is a page of HTML, and not the data for one. */
  readonly document: boolean;
  readonly publicUrl: string;
  readonly ip: string;
  /** URLs of related sites. */
  readonly sites: { readonly admin: string; readonly reviews: string };
  /** The payment gateway's own form for cards; null for test cards, which are typed into the shop's fields. */
  readonly cardForm: { readonly name: string; readonly publicKey: string } | null;
  /** Algolia with the key that only searches; null when the browser searches this server. */
  readonly searchService: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexPrefix: string;
  } | null;
  /**
   * Called for everything that a loader, an action or the rendering throws, even if the page is still served.
   */
  readonly onFailure: (failure: RenderFailure) => void;
};
