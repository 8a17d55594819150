/** The same body gets the same key, so a repeated click is the same request; a changed body gets a new key. */
export function createIdempotencyKeys(): (body: object) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const intention = JSON.stringify(body);
    const key = keys.get(intention) ?? crypto.randomUUID();
    keys.set(intention, key);
    return key;
  };
}
