import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import {
  deleteUnusedUploads,
  isMarked,
  oldUpload,
  runJobsOfNextDay,
  runRetentionJob,
} from "../../testing/unused-uploads.ts";
import { waitForLockWait } from "../../testing/wait-for-lock-wait.ts";
import { claimPictures } from "../upload/claim-pictures.ts";
import { updateUser } from "../user/user.queries.ts";

let server: TestServer;
let ada: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ada = await person(server, "Ada");
});
afterAll(() => server.close());

/** Runs `work` in a transaction that stays open until `end` is called. */
async function openTransaction(work: Parameters<typeof transaction>[1]) {
  const done = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const committed = transaction(server.db, async (tx) => {
    await work(tx);
    done.resolve();
    await mayEnd.promise;
  });
  await Promise.race([done.promise, committed]);
  return {
    async end() {
      mayEnd.resolve();
      await committed;
    },
  };
}

test("keeps a picture that a transaction uses while unused ones are deleted", async () => {
  const picture = await oldUpload(server, ada);
  const using = await openTransaction(async (tx) => {
    await claimPictures(tx, { userId: ada.id, pictures: { picture } });
    await updateUser(tx, ada.id, { picture });
  });
  await deleteUnusedUploads(server);
  await using.end();
  await deleteUnusedUploads(server);
  await runJobsOfNextDay(server);
  expect(await isMarked(server, picture)).toBe(true);
  expect((await server.call("GET", `${picture}/160.webp`)).status).toBe(200);
});

test("refuses to use a picture while it is deleted", async () => {
  const picture = await oldUpload(server, ada);
  const deleting = await openTransaction((tx) => runRetentionJob(server, "upload.delete-unused", tx));
  const using = server.call("PATCH", "/api/auth/me", { token: ada.token, body: { picture } });
  await Promise.race([using, waitForLockWait(server)]);
  await deleting.end();
  expect([(await using).status, await isMarked(server, picture)]).toEqual([422, null]);
});

test("does not make two servers wait for each other", async () => {
  const pictures = [await oldUpload(server, ada), await oldUpload(server, ada)];
  const deleteBatch = () => openTransaction((tx) => runRetentionJob(server, "upload.delete-unused", tx));
  const first = await deleteBatch();
  const second = await deleteBatch();
  await second.end();
  await first.end();
  expect(await Promise.all(pictures.map((picture) => isMarked(server, picture)))).toEqual([null, null]);
});
