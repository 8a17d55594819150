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
};
