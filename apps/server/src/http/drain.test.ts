import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { drainable } from "./drain.ts";

test("asks the client of a running request to close its connection during shutdown", async () => {
  const held: ServerResponse[] = [];
  const http = createServer((_, response) => void held.push(response));
  const { drain } = drainable(http);
  await new Promise<void>((ready) => http.listen(0, "127.0.0.1", ready));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const answer = new Promise<IncomingMessage>((come, failed) => {
    get({ port: address.port, headers: { connection: "keep-alive" } }, come).on("error", failed);
  });
  await expect.poll(() => held.length).toBe(1);
  const over = drain([], 0);
  await expect.poll(() => http.listening).toBe(false);
  held[0]?.end("done");
  const { headers } = (await answer).resume();
  expect(headers.connection).toBe("close");
  await over;
});
