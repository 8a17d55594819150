/** What the marketplace's loaders find under its `serverContext` key; `apps/marketplace/app/server-context.ts` reads the same shape. */
export type ServerSide = {
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly token: string | undefined;
  readonly nonce: string;
  readonly requestId: string;
  readonly origin: string;
  readonly ip: string;
};
