import { useHydrated } from "@heirloop/ui/theme/use-hydrated";
import { lazy, type ReactNode, Suspense, useCallback, useRef } from "react";
import type { CardEntry } from "./card-entry.ts";

const StripeCardForm = lazy(async () => ({
  default: (await import("./stripe-card-form.tsx")).StripeCardForm,
}));

/** How a card is entered: in Stripe's own form when there is a key for it, else in the shop's fields for test cards. */
export function useCardEntry(stripeKey: string | null): {
  /** Takes the place of the shop's fields. */
  gatewayForm: ReactNode;
  getEntry: () => Promise<CardEntry>;
} {
  const isHydrated = useHydrated();
  const stripeEntry = useRef<CardEntry>(null);
  const getEntry = useCallback(async () => {
    const { notLoadedEntry, testCardEntry } = await import("./card-entry.ts");
    return stripeKey === null ? testCardEntry : (stripeEntry.current ?? notLoadedEntry);
  }, [stripeKey]);
  return {
    getEntry,
    gatewayForm: stripeKey !== null && (
      <Suspense>
        {/* Stripe's script runs in browsers only. */}
        {isHydrated && <StripeCardForm publishableKey={stripeKey} entryRef={stripeEntry} />}
      </Suspense>
    ),
  };
}
