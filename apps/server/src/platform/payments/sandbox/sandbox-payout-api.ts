import { Hono } from "hono";
import type { SandboxOptions } from "./sandbox-options.ts";
import { accountOf, balance, listOf, transferOf } from "./sandbox-objects.ts";
import { centsIn, invalid, keyOf, missing, readForm } from "./sandbox-requests.ts";
import {
  deleteAccount,
  findAccount,
  insertAccountLink,
  insertTransfer,
  listTransfers,
  openAccount,
  refusesTransfer,
} from "./sandbox.queries.ts";

/** How long an onboarding page is valid, in milliseconds. */
const linkLasts = 24 * 60 * 60_000;

/** Sellers' accounts and what is sent to them. */
export function createPayoutApi({ db, now, newId }: Pick<SandboxOptions, "db" | "now" | "newId">): Hono {
  const api = new Hono();
  api.get("/balance", (context) => context.json(balance));
  api.post("/accounts", async (context) => {
    const form = await readForm(context);
    return context.json(accountOf(await openAccount(db, form.need("metadata[user]"))));
  });
  api.get("/accounts/:id", async (context) => {
    const account = await findAccount(db, context.req.param("id"));
    if (account === null) throw missing("account");
    return context.json(accountOf(account));
  });
  api.delete("/accounts/:id", async (context) => {
    const id = context.req.param("id");
    if (!(await deleteAccount(db, id))) throw missing("account");
    return context.json({ id, object: "account", deleted: true });
  });
  api.post("/account_links", async (context) => {
    const form = await readForm(context);
    const account = await findAccount(db, form.need("account"));
    if (account === null) throw missing("account");
    const returnUrl = form.need("return_url");
    const token = newId();
    const expiresAt = new Date(now().getTime() + linkLasts);
    await insertAccountLink(db, { token, account: account.id, returnUrl, expiresAt, finishedAt: null });
    return context.json({
      object: "account_link",
      created: Math.floor(now().getTime() / 1000),
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      url: new URL(`/sandbox/onboarding/${token}`, returnUrl).href,
    });
  });

  api.post("/transfers", async (context) => {
    const form = await readForm(context);
    const account = await findAccount(db, form.need("destination"));
    const key = keyOf(context, newId);
    if (account?.payoutsEnabled !== true || (await refusesTransfer(db, account.id, key)))
      throw invalid("account_invalid", "The destination account cannot receive transfers.", "destination");
    const transfer = await insertTransfer(db, {
      reference: `tr_${key}`,
      key,
      account: account.id,
      amount: centsIn(form.need("amount")),
      group: form.get("transfer_group"),
      createdAt: now(),
    });
    return context.json(transferOf(transfer));
  });
  api.get("/transfers", async (context) => {
    const transfers = await listTransfers(db, context.req.query("transfer_group") ?? "");
    return context.json(listOf("/v1/transfers", transfers.map(transferOf)));
  });
  return api;
}
