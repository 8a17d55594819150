import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";

/** An overlay's priority; `dialog` was opened by the user. */
export type OverlayRank = "blocked" | "dialog" | "onboarding" | "review" | "promo";

/** Decides which of the overlays that are open is shown. */
export type OverlaySlots = {
  request: (id: string, rank: OverlayRank) => void;
  withdraw: (id: string) => void;
  subscribe: (onChange: () => void) => () => void;
  /** Id of the one that is shown. */
  shown: () => string | null;
};

const SlotsContext = createContext<OverlaySlots | null>(null);

/**
 * The app provides its queue once; without it every open overlay is shown. Overlays inside another one are part of
 * it: null.
 */
export function OverlaySlotsProvider({
  turns,
  children,
}: {
  turns: OverlaySlots | null;
  children: ReactNode;
}) {
  return <SlotsContext value={turns}>{children}</SlotsContext>;
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
const neverChanges = (): (() => void) => () => undefined;

/** Whether an overlay is shown now: it is open and has the slot. */
export function useOverlaySlot(rank: OverlayRank, open: boolean): boolean {
  const turns = useContext(SlotsContext);
  const id = useId();
  useBrowserLayoutEffect(() => {
    if (!turns || !open) return;
    turns.request(id, rank);
    return () => turns.withdraw(id);
  }, [turns, open, id, rank]);
  const shown = useSyncExternalStore(
    turns?.subscribe ?? neverChanges,
    () => turns?.shown() ?? null,
    () => null,
  );
  return open && (turns === null || shown === id);
}
