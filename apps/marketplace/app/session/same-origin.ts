import { data } from "react-router";

/** Route actions authenticate by cookie, so they accept only same-origin requests. */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const host = request.headers.get("host") ?? new URL(request.url).host;
  if (origin !== null && URL.canParse(origin) && new URL(origin).host === host) return;
  throw data("This form was sent from another site.", { status: 403 });
}
