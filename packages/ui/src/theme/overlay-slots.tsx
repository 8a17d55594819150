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
  slots,
  children,
}: {
  slots: OverlaySlots | null;
  children: ReactNode;
}) {
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
const neverChanges = (): (() => void) => () => undefined;

/** Whether an overlay is shown now: it is open and has the slot. */
export function useOverlaySlot(rank: OverlayRank, open: boolean): boolean {
  const slots = useContext(SlotsContext);
  const id = useId();
  useBrowserLayoutEffect(() => {
    if (!slots || !open) return;
    slots.request(id, rank);
    return () => slots.withdraw(id);
  }, [slots, open, id, rank]);
  const shown = useSyncExternalStore(
    slots?.subscribe ?? neverChanges,
    () => slots?.shown() ?? null,
    () => null,
  );
  return open && (slots === null || shown === id);
}
