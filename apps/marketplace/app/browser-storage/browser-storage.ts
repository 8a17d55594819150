/** One key of the browser's storage. When storage is full or blocked, writing does nothing and reading returns null. */
export type StorageItem = {
  read(): string | null;
  write(value: string): void;
  forget(): void;
};

function storageItem(storage: () => Storage, key: string): StorageItem {
  const attempt = <Value>(work: (place: Storage) => Value): Value | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((place) => place.getItem(key)),
    write: (value) => void attempt((place) => place.setItem(key, value)),
    forget: () => void attempt((place) => place.removeItem(key)),
  };
}

/** Kept until it is removed. */
export const localStorageItem = (key: string): StorageItem => storageItem(() => window.localStorage, key);

/** Kept until the tab is closed. */
export const sessionStorageItem = (key: string): StorageItem => storageItem(() => window.sessionStorage, key);

type Schema<Value> = { safeParse(value: unknown): { data?: Value | undefined } };

/** Reads JSON; undefined when it is missing or does not match the schema. */
export function readJson<Value>(place: StorageItem, schema: Schema<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(place.read() ?? "null")).data;
  } catch {
    return undefined;
  }
}
