/** A success other than the endpoint's first one, or with headers. */
export class Reply {
  readonly status: number | null;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number | null, body: unknown, headers: Readonly<Record<string, string>>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `return reply(202, { checkoutId, nextAction })`: checked against the endpoint's alternatives. */
export function reply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return new Reply(status, body, headers);
}

/** The endpoint's own success with additional headers, such as a `cache-control` for public reads. */
export function withHeaders(body: unknown, headers: Record<string, string>): Reply {
  return new Reply(null, body, headers);
}
