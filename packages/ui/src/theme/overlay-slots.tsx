import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";

/** How important an overlay is; `dialog` is what the person opened. */
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

/** The app hands in its queue once; without it every overlay that is open is shown. What opens inside another one is a part of that: null. */
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

/** Whether an overlay is shown now: it is open, and it is its turn. */
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
