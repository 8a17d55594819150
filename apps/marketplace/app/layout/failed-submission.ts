import { data, isRouteErrorResponse } from "react-router";
import type { Route } from "../+types/root";

const unanswered = new EventTarget();
const came = "unanswered";

/** Tells of every form that no answer came to; the function that comes back ends that. */
export function onFailedSubmission(tell: () => void): () => void {
  unanswered.addEventListener(came, tell);
  return () => unanswered.removeEventListener(came, tell);
}

/** Anything that the server has said: a refusal, another page to go to, or that it failed. Only a line that broke leaves no status. */
const isAnswer = (result: unknown): boolean =>
  isRouteErrorResponse(result) ||
  result instanceof Response ||
  (typeof result === "object" && result !== null && "init" in result && result.init !== null);

/**
 * A form of the page itself that no answer came to leaves the page as it is, with everything that was typed, as `useWarnIfOffline` does where the
 * browser knows beforehand that there is no line. What was loaded is not asked for again, since that would not be answered either.
 */
export const interceptFailedSubmission: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const results = await next();
  if (request.method === "GET" || request.signal.aborted || url.pathname !== window.location.pathname)
    return results;
  const kept = { ...results };
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== "error" || isAnswer(result)) continue;
    kept[route] = { type: "data", result: data(undefined, 503) };
    unanswered.dispatchEvent(new Event(came));
  }
  return kept;
};
