import { once } from "node:events";
import { createServer } from "node:net";

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const closed = once(holder, "close");
  holder.close();
  await closed;
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
