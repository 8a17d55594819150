import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and the first render, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
