/** A push service's URL is longer than others: those of Windows have about 700 characters. */
const maximumLength = 1_000;

/**
 * The host is this machine, or a name of letters. A last part that begins with a digit would be read as an IP
 * address, in one of its many forms.
 */
const form =
  /^(https?):\/\/(?:(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?|((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*))(?:[/?][!"$-~]*)?$/i;
/** Suffixes that are never registered in public DNS (RFC 6762, RFC 6761, RFC 8375, and ICANN's `internal`). */
const privateSuffix = /\.(local|localhost|internal|intranet|lan|home|arpa|test|invalid|onion)$/i;

/** Whether a URL leads to this machine itself, where only a server for local use may send anything. */
export const isLocalPushEndpoint = (endpoint: string): boolean => form.exec(endpoint)?.[2] !== undefined;

/**
 * Whether a browser's push subscription can have this URL: https with a public host name and the usual port, or
 * this machine. A host name can still resolve to a private address, which only the server sees when it connects.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const [, protocol, local, host] = form.exec(endpoint) ?? [];
  if (protocol === undefined || endpoint.length > maximumLength) return false;
  if (local !== undefined) return true;
  return protocol.toLowerCase() === "https" && host !== undefined && !privateSuffix.test(host);
}
