import { LRUCache } from "lru-cache";

/** Caches at most `max` values computed from one version of the data; a new version clears it. */
export function createVersionedCache<Value extends object>(
  max: number,
): { get(version: number, key: string, compute: () => Value): Value } {
  const values = new LRUCache<string, Value>({ max });
  let current = -1;
  return {
    get(version, key, compute) {
      if (version !== current) values.clear();
      current = version;
      const value = values.get(key) ?? compute();
      values.set(key, value);
      return value;
    },
  };
}
