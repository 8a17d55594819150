import { readdir, watch } from "node:fs/promises";
import { join } from "node:path";
import { isNull, ne, or, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { jobTable } from "../platform/database/job.table.ts";
import { sandboxAccountTable, sandboxCardTable } from "../platform/payments/sandbox/sandbox.table.ts";
import { userTable } from "../modules/user/user.table.ts";
import { createKillableServer, type KillableServer } from "./killable-server.ts";

const metricsToken = "0123456789abcdef";
type Owner = { id: string; token: string };

let server: KillableServer;
beforeAll(async () => {
  server = await createKillableServer({ METRICS_TOKEN: metricsToken });
});
afterAll(() => server.remove());

async function call(owner: Owner, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { "x-auth-token": owner.token, "content-type": "application/json" };
  return fetch(`${server.origin}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const pictureFolder = () => join(server.folder, "pictures", "uploads");

/** Gives the account what its closing has to delete elsewhere: a picture, a saved card and a payout account. */
async function furnish(owner: Owner): Promise<void> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a86" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), "portrait.png");
  const uploaded = await fetch(`${server.origin}/api/uploads`, {
    method: "POST",
    headers: { "x-auth-token": owner.token },
    body: form,
  });
  const { url } = (await uploaded.json()) as { url: string };
  const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
  const entered = await (await call(owner, "POST", "/api/sandbox/cards", card)).json();
  const answers = [
    await call(owner, "PATCH", "/api/auth/me", { picture: url }),
    await call(owner, "POST", "/api/payments/payment-methods", entered),
    await call(owner, "GET", "/api/payments/stripe-connect-onboarding"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 200]);
}

/** Resolves once a job has removed the file of a picture. */
async function firstRemoval(count: number, signal: AbortSignal): Promise<void> {
  for await (const _ of watch(pictureFolder(), { signal }))
    if ((await readdir(pictureFolder())).length < count) return;
}

/** The states of the jobs, without those that no job is in. */
async function listJobStates(): Promise<Array<string | undefined>> {
  const answer = await fetch(`${server.origin}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  return [...(await answer.text()).matchAll(/^jobs\{state="(\w+)"\}/gm)].map(([, state]) => state);
}

/** Recurring jobs are always there. */
const isEnqueued = or(isNull(jobTable.key), ne(jobTable.key, "recurring"));

const getState = () =>
  server.withDatabase(async (db) => ({
    cards: await db.$count(sandboxCardTable),
    payoutAccounts: await db.$count(sandboxAccountTable),
    open: await db.$count(userTable, isNull(userTable.closedAt)),
    jobs: await db.$count(jobTable, isEnqueued),
  }));

test(
  "deletes what closed accounts have elsewhere although the server is killed amid the jobs",
  { timeout: 600_000 },
  async () => {
    await server.start();
    const { owners, buyers, password } = await server.people();
    for (const owner of owners) await furnish(owner);
    const others = buyers.length + 1;
    const close = (owner: Owner) => call(owner, "POST", "/api/auth/me/close", { password });
    const stopWatching = new AbortController();
    const removal = firstRemoval(owners.length, stopWatching.signal);
    const closing = Promise.allSettled(owners.map(close));

    await removal;
    await server.end("SIGKILL");
    await closing;
    // A job that was running, also one that sends a mail, is presumed dead after five minutes.
    await server.withDatabase((db) =>
      db
        .update(jobTable)
        .set({ runAt: sql`now()` })
        .where(isEnqueued),
    );

    await server.start();
    // Whose account is closed already has no session anymore.
    for (const owner of owners) expect([204, 401]).toContain((await close(owner)).status);
    await vi.waitFor(async () => expect(await listJobStates()).toEqual(["later"]), {
      timeout: 300_000,
      interval: 100,
    });
    await server.end("SIGINT");
    expect(await readdir(pictureFolder())).toEqual([]);
    expect(await getState()).toEqual({ cards: 0, payoutAccounts: 0, open: others, jobs: 0 });
  },
);
