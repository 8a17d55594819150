import { keptForGood } from "../browser-storage/kept-in-browser.ts";

/** Named as in docs/product.md §3. */
const kept = keptForGood("alreadyClosedStripeConnectModal");

export const closedFlag = (): string | null => kept.read();

export const keepClosed = (): void => kept.write("true");
