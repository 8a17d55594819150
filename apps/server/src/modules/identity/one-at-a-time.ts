const lines = new Map<string, Promise<unknown>>();

/** Runs work of one name in the order it came; other names do not wait. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => {});
  lines.set(name, settled);
  try {
    return await mine;
  } finally {
    if (lines.get(name) === settled) lines.delete(name);
  }
}
