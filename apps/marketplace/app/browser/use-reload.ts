import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { createCoalescing } from "./coalescing.ts";

/** One for the page: a burst of events, such as notifications, reloads it once more, not once per event. */
const runCoalesced = createCoalescing();

/**
 * Reloads the page's data. Does nothing while offline, because the router would replace the page with an error page.
 * A reload that is under way is not aborted; another one follows it.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    () =>
      runCoalesced(async () => {
        if (navigator.onLine) await revalidate();
      }),
    [revalidate],
  );
}
