import type { Api } from "@heirloop/api-client/http/http-client";
import { passkeyEndpoints } from "@heirloop/contract/passkey/passkey.endpoints";

/** A challenge is renewed when this share of its time is over, so that the answer arrives in time. */
const renewal = 0.8;

/** Resolves once the page is in view: a tab in the background asks for no challenges. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  while (document.hidden) {
    signal.throwIfAborted();
    const { promise, resolve } = Promise.withResolvers<void>();
    const over = new AbortController();
    document.addEventListener("visibilitychange", () => resolve(), { signal: over.signal });
    signal.addEventListener("abort", () => resolve(), { signal: over.signal });
    await promise;
    over.abort();
  }
}

/** Returns the passkey that was chosen, or null when the challenge is about to expire. */
async function offerOnce(api: Api, signal: AbortSignal): Promise<Credential | null> {
  const options = await api.call(passkeyEndpoints.requestOptions);
  signal.throwIfAborted();
  const renewed = new AbortController();
  const timer = setTimeout(() => renewed.abort(), options.timeout * renewal);
  try {
    return await navigator.credentials.get({
      mediation: "conditional",
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      signal: AbortSignal.any([signal, renewed.signal]),
    });
  } catch (error) {
    if (renewed.signal.aborted && !signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Offers the passkeys of this site in the suggestions of the email field until `signal` aborts. Returns the chosen
 * one as JSON; rejects if the browser or the server refuses.
 */
export async function offerPasskeys(api: Api, signal: AbortSignal): Promise<string> {
  let credential: Credential | null = null;
  while (credential === null) {
    await untilVisible(signal);
    credential = await offerOnce(api, signal);
  }
  return JSON.stringify(credential);
}
