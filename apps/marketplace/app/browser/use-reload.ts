import { useCallback } from "react";
import { useRevalidator } from "react-router";

/**
 * Reloads the page's data. Does nothing while offline, because the router would replace the page with an error page.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    if (navigator.onLine) await revalidate();
  }, [revalidate]);
}
