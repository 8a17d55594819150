import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and in the first render over it, true from then on: what follows may need scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
