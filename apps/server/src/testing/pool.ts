import { Pool, type ClientConfig } from "pg";

export async function withPool<T>(
  where: ClientConfig,
  max: number,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ ...where, max });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Retries until the reopened thread accepts connections again. */
export async function waitUntilAccepting(pool: Pool): Promise<void> {
  for (;;) {
    try {
      await pool.query("select 1");
      return;
    } catch {
      await new Promise((retry) => setImmediate(retry));
    }
  }
}
