/**
 * Whether a saved search is for pieces that fit the user's home. Its alerts need the account's measurements,
 * because those in a browser's cookie are unknown to the server. Source: docs/product.md §12.
 */
export const needsHome = (savedQuery: string): boolean => /(?:^|&)fits=1(?:&|$)/.test(savedQuery);
