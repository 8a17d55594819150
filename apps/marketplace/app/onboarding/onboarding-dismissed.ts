import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** The key is given in docs/product.md §3. */
const storedDismissal = localStorageItem("alreadyClosedStripeConnectModal");

export const getOnboardingDismissed = (): string | null => storedDismissal.read();

export const saveOnboardingDismissed = (): void => storedDismissal.write("true");
