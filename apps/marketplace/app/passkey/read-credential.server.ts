import * as z from "zod/mini";

/** What `PublicKeyCredential.toJSON()` returns, as far as it is used. */
const credentialSchema = z.object({ id: z.string(), response: z.record(z.string(), z.unknown()) });

/** The fields of a browser's credential, for a schema of the contract; none if it is not one. */
export function readCredential(json: string): Record<string, unknown> {
  try {
    const { id, response } = credentialSchema.parse(JSON.parse(json));
    return { ...response, id };
  } catch {
    return {};
  }
}
