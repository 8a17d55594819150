/** One key as long as nothing of what is sent changes: another click is the same request, another word a new one. */
export function createIdempotencyKeys(): (body: object) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const intention = JSON.stringify(body);
    const key = keys.get(intention) ?? crypto.randomUUID();
    keys.set(intention, key);
    return key;
  };
}
