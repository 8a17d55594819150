/** A success that is not the endpoint's first one, or that carries headers. */
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

/** The endpoint's own success with headers of its own, such as a `cache-control` for public reads. */
export function withHeaders(body: unknown, headers: Record<string, string>): Reply {
  return new Reply(null, body, headers);
}
