import { randomBytes } from "node:crypto";
import { startPushReceiver } from "@heirloop/demo/testing/push-receiver";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../testing/test-database.ts";
import { transaction } from "../database/transaction.ts";
import { PushRefused } from "./push-service.ts";
import { pushServiceSuite } from "./push-service.suite.ts";
import { publicKeyOf } from "./vapid-keys.ts";
import { createWebPushService } from "./web-push-service.ts";

const key = randomBytes(32);
const vapid = {
  publicKey: publicKeyOf(key),
  privateKey: key.toString("base64url"),
  subject: "mailto:ops@shop.test",
};

pushServiceSuite("with web-push", startPushReceiver, (timeout) => ({
  service: createWebPushService(vapid, { local: true, timeout }),
  subject: vapid.subject,
}));

test("sends nothing to this machine on a server that others reach", async () => {
  const receiver = await startPushReceiver();
  const { endpoint, keys } = receiver.subscribe();
  const service = createWebPushService(vapid, { local: false });
  const message = { target: { endpoint, ...keys }, content: "{}", urgent: false };
  await expect(service.send(message)).rejects.toThrow(PushRefused);
  expect(receiver.received).toEqual([]);
  await receiver.close();
});

test("throws inside a transaction, whose locks the network would hold", async () => {
  const database = await openTestDatabase();
  const receiver = await startPushReceiver();
  const { endpoint, keys } = receiver.subscribe();
  const service = createWebPushService(vapid, { local: true });
  const sending = transaction(database.db, () =>
    service.send({ target: { endpoint, ...keys }, content: "{}", urgent: false }),
  );
  await expect(sending).rejects.toThrow("inside a transaction");
  expect(receiver.received).toEqual([]);
  service.close();
  await receiver.close();
  await database.close();
});
