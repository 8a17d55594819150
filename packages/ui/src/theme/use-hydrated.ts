import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the server's HTML and the first render, true afterwards. It changes at once, so lazy parts below the component
 * that asks are emptied until their scripts have loaded: ask in a component without any.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
