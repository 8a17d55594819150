import { useCallback } from "react";
import { useRevalidator } from "react-router";

/** Loads anew what the page shows. Without a line the page stays as it is: the router would put one that says that something broke in its place. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    if (navigator.onLine) await revalidate();
  }, [revalidate]);
}
