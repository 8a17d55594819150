import type { TestServer } from "./test-server.ts";

/** Returns the body and the headers of a webhook request, signed as Stripe signs it. */
export function signedEvent(
  { deps }: Pick<TestServer, "deps">,
  event: unknown,
): { body: string; headers: Record<string, string> } {
  if (deps.sandbox === null) throw new Error("Only the sandbox signs events.");
  const body = JSON.stringify(event);
  return { body, headers: Object.fromEntries(deps.sandbox.signEvent(body)) };
}
