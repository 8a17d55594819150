/** Keeps the answers of one version of something, the least recently used leaving first. */
export function createVersionedCache<Value>(most: number): {
  get(version: number, key: string, make: () => Value): Value;
} {
  const kept = new Map<string, Value>();
  let current = -1;
  return {
    get(version, key, make) {
      if (version !== current) kept.clear();
      current = version;
      const value = kept.get(key) ?? make();
      // Put back as the latest.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
