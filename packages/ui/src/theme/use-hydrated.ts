import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the server's HTML and the first render, true afterwards. The change is immediate: lazy parts below the
 * component disappear until their scripts have loaded, so call this in a component that has none.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
