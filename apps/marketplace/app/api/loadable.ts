import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { throwPageError } from "./server-api.ts";

/** Loads a list for a screen. A failure is shown on the screen; an expired session redirects to the login page. */
export async function loadable<Loaded, Shown>(
  loading: Promise<Loaded>,
  request: Request,
  show: (loaded: Loaded) => Shown,
): Promise<Loadable<Shown>> {
  try {
    return { state: "ready", value: show(await loading) };
  } catch (error) {
    if (error instanceof ProblemError && error.status !== 401) return { state: "failed" };
    return throwPageError(error, request);
  }
}
