import { useHydrated } from "@heirloop/ui/theme/use-hydrated";
import { type ReactNode, Suspense, useCallback, useRef } from "react";
import type { CardEntry, CardFormProps, CardFormSettings } from "./card-entry.ts";
import { getCardForm } from "./card-forms.ts";

/**
 * The gateway's script runs only in a browser. `useHydrated` is called here and not in the page: its change renders
 * everything below again, and lazy parts that are still being hydrated would disappear for a moment.
 */
function GatewayForm({ form: Form, ...props }: { form: ReturnType<typeof getCardForm> } & CardFormProps) {
  return useHydrated() && <Form {...props} />;
}

/** How a card is entered: in the payment gateway's own form if it has one, else in the shop's fields for test cards. */
export function useCardEntry(settings: CardFormSettings | null): {
  /** Takes the place of the shop's fields. */
  gatewayForm: ReactNode;
  getEntry: () => Promise<CardEntry>;
} {
  const entryRef = useRef<CardEntry>(null);
  const hasForm = settings !== null;
  const getEntry = useCallback(async () => {
    const { notLoadedEntry, testCardEntry } = await import("./card-entry.ts");
    return hasForm ? (entryRef.current ?? notLoadedEntry) : testCardEntry;
  }, [hasForm]);
  return {
    getEntry,
    gatewayForm: settings !== null && (
      <Suspense>
        <GatewayForm form={getCardForm(settings)} publicKey={settings.publicKey} entryRef={entryRef} />
      </Suspense>
    ),
  };
}
