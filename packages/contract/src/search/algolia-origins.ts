/** Where clicks on Algolia's results are reported. */
export const algoliaInsightsOrigin = "https://insights.algolia.io";

/** Returns the origins that Algolia's browser client calls for an application, and that of its clicks. */
export function algoliaOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`),
    algoliaInsightsOrigin,
  ];
}
