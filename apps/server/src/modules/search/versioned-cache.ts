import { LRUCache } from "lru-cache";

type Limits<Value> = {
  max: number;
  /** The most that all values may take together, and how much one takes. */
  size?: { max: number; of: (value: Value) => number };
};

/** Caches values computed from one version of the data; a new version clears it. */
export function createVersionedCache<Value extends object>({
  max,
  size,
}: Limits<Value>): { get(version: number, key: string, compute: () => Value): Value } {
  const values = new LRUCache<string, Value>({
    max,
    ...(size && { maxSize: size.max, sizeCalculation: (value) => Math.max(1, size.of(value)) }),
  });
  let current = -1;
  return {
    get(version, key, compute) {
      if (version !== current) values.clear();
      current = version;
      const known = values.get(key);
      if (known !== undefined) return known;
      const value = compute();
      values.set(key, value);
      return value;
    },
  };
}
