/** Origins besides our own that the payment provider's onboarding page may have; any other address is not opened (docs/product.md §4, Modals). */
export const payoutOrigins: readonly string[] = ["https://connect.stripe.com"];
