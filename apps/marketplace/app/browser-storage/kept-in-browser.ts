/** Something that a browser keeps under one name. Where its storage is full or forbidden nothing is kept, and nothing found: pages work without. */
export type Kept = {
  read(): string | null;
  write(value: string): void;
  forget(): void;
};

function kept(storage: () => Storage, key: string): Kept {
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
export const keptForGood = (key: string): Kept => kept(() => window.localStorage, key);

/** As long as the tab is open. */
export const keptForThisVisit = (key: string): Kept => kept(() => window.sessionStorage, key);

type Schema<Value> = { safeParse(value: unknown): { data?: Value | undefined } };

/** What was written as JSON; undefined when it is not there or not of that shape. */
export function readKept<Value>(place: Kept, schema: Schema<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(place.read() ?? "null")).data;
  } catch {
    return undefined;
  }
}
