import { useHydrated } from "@heirloop/ui/theme/use-hydrated";
import { type ReactNode, Suspense, useCallback, useRef } from "react";
import type { CardEntry, CardFormSettings } from "./card-entry.ts";
import { getCardForm } from "./card-forms.ts";

/** How a card is entered: in the payment gateway's own form if it has one, else in the shop's fields for test cards. */
export function useCardEntry(settings: CardFormSettings | null): {
  /** Takes the place of the shop's fields. */
  gatewayForm: ReactNode;
  getEntry: () => Promise<CardEntry>;
} {
  const isHydrated = useHydrated();
  const entryRef = useRef<CardEntry>(null);
  const hasForm = settings !== null;
  const getEntry = useCallback(async () => {
    const { notLoadedEntry, testCardEntry } = await import("./card-entry.ts");
    return hasForm ? (entryRef.current ?? notLoadedEntry) : testCardEntry;
  }, [hasForm]);
  const GatewayForm = settings && getCardForm(settings);
  return {
    getEntry,
    gatewayForm: settings !== null && GatewayForm !== null && (
      <Suspense>
        {/* The gateway's script runs in browsers only. */}
        {isHydrated && <GatewayForm publicKey={settings.publicKey} entryRef={entryRef} />}
      </Suspense>
    ),
  };
}
