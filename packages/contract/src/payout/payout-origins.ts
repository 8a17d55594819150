/**
 * Allowed origins of the payment provider's onboarding page besides our own; any other URL is not opened
 * (docs/product.md §4, Modals).
 */
export const payoutOrigins: readonly string[] = ["https://connect.stripe.com"];
