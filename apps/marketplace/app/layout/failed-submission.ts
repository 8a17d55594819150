import { data, isRouteErrorResponse } from "react-router";
import type { Route } from "../+types/root";

const unanswered = new EventTarget();
const came = "unanswered";

/** Calls back for every form submission without a response. Returns the function to unsubscribe. */
export function onFailedSubmission(onFailed: () => void): () => void {
  unanswered.addEventListener(came, onFailed);
  return () => unanswered.removeEventListener(came, onFailed);
}

/** Any response of the server, including errors and redirects. Only a network failure has no status. */
const isAnswer = (result: unknown): boolean =>
  isRouteErrorResponse(result) ||
  result instanceof Response ||
  (typeof result === "object" && result !== null && "init" in result && result.init !== null);

/**
 * Keeps the page as it is when a submission gets no response, so that nothing typed is lost. The data is not
 * reloaded, since that would fail too.
 */
export const interceptFailedSubmission: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const results = await next();
  if (request.method === "GET" || request.signal.aborted || url.pathname !== window.location.pathname)
    return results;
  const answered = { ...results };
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== "error" || isAnswer(result)) continue;
    answered[route] = { type: "data", result: data(undefined, 503) };
    unanswered.dispatchEvent(new Event(came));
  }
  return answered;
};
