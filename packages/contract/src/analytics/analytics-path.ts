/** Where the browser reports events; apart from the endpoint, so that a page needs no schemas to report its view. */
export const analyticsPath = "/api/analytics";
