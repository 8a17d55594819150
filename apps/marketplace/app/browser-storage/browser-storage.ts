/** Something that a browser keeps under one name. Where its storage is full or forbidden nothing is kept, and nothing found: pages work without. */
export type StorageItem = {
  read(): string | null;
  write(value: string): void;
  forget(): void;
};

function kept(storage: () => Storage, key: string): StorageItem {
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

/** Until it is forgotten. */
export const localStorageItem = (key: string): StorageItem => kept(() => window.localStorage, key);

/** As long as the tab is open. */
export const sessionStorageItem = (key: string): StorageItem => kept(() => window.sessionStorage, key);

type Schema<Value> = { safeParse(value: unknown): { data?: Value | undefined } };

/** What was written as JSON; undefined when it is not there or not of that shape. */
export function readJson<Value>(place: StorageItem, schema: Schema<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(place.read() ?? "null")).data;
  } catch {
    return undefined;
  }
}
