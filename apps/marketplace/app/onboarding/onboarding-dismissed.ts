import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** The key is given in docs/product.md §3. */
const kept = localStorageItem("alreadyClosedStripeConnectModal");

export const readOnboardingDismissed = (): string | null => kept.read();

export const saveOnboardingDismissed = (): void => kept.write("true");
