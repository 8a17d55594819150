/**
 * Why a page failed. `status` is the API's own when a call failed (503 without a database, 507 on a full disk), else
 * 500.
 */
export type RenderFailure = {
  readonly error: unknown;
  readonly status: number;
};

/**
 * What the server passes to the marketplace with every request for a page. `Fetch` is the type of the runtime's own
 * `fetch`, which the contract does not know.
 */
export type PageContext<Fetch> = {
  /** Handles `/api` calls in this process, without the network. */
  readonly fetch: Fetch;
  /** The session token from the cookie. */
  readonly token: string | undefined;
  /** Nonce of this response's Content-Security-Policy. */
  readonly nonce: string;
  readonly requestId: string;
  /** Scheme and host of the request. */
  readonly origin: string;
  /** Whether the answer is a page of HTML, and not the data for one. */
  readonly document: boolean;
  /** Public origin of the site without a trailing slash, for canonical URLs and previews. */
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
