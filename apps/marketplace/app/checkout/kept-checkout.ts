import * as z from "zod/mini";

const offerSchema = z.object({ listing: z.string(), amount: z.int() });
export type KeptOffer = z.infer<typeof offerSchema>;

const keys = { offer: "offerInfo", checkout: "checkout" } as const;

function keep(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the offer form simply begins again.
  }
}

/** What an offer is for and how much, on the way from the piece's page to the checkout. Cents. */
export function keepOffer(offer: KeptOffer): void {
  keep(keys.offer, offer);
}

/** The offer kept for this listing; null when there is none, or one for another piece. */
export function keptOffer(listing: string): KeptOffer | null {
  try {
    const kept = offerSchema.safeParse(JSON.parse(window.localStorage.getItem(keys.offer) ?? "null"));
    return kept.success && kept.data.listing === listing ? kept.data : null;
  } catch {
    return null;
  }
}

/** The pieces under checkout with the prices the buyer saw. */
export function keepCheckout(lines: ReadonlyArray<{ id: string; listingPrice: number }>): void {
  keep(keys.checkout, lines);
}

export function forgetCheckout(): void {
  try {
    for (const key of Object.values(keys)) window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept where there is no storage.
  }
}
