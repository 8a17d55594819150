import { formatCents } from "@heirloop/contract/money/format-cents";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import {
  answerConfirmation,
  findAccountLink,
  findConfirmation,
  finishOnboarding,
  type SandboxCharge,
} from "../../platform/payments/sandbox/sandbox.queries.ts";
import { accountOf, intentOf } from "../../platform/payments/sandbox/sandbox-objects.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import { limitBody } from "../../http/limit-body.ts";
import { problem } from "../../platform/problem.ts";
import { findUnstorableFields } from "../../http/unstorable-characters.ts";
import { report } from "./sandbox.jobs.ts";
import { sandboxPage, type SandboxPage } from "./sandbox-page.ts";

/** These pages' forms have a single short field. */
const maxBytes = 64 * 1024;

/** These forms change data, so only the pages themselves may submit them. */
function checkOrigin(context: Context<HttpEnv>): void {
  const origin = context.req.header("origin");
  if (origin === undefined || origin === "null") return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host !== new URL(context.req.url).host && host !== context.req.header("host"))
    throw problem("permission-denied");
}

/** Returns Stripe's event for a payment whose buyer has answered the bank. */
function answeredEvent(charge: SandboxCharge) {
  const object = intentOf(charge, null);
  const failed = charge.status === "declined";
  if (object.object === "setup_intent")
    return { type: failed ? "setup_intent.setup_failed" : "setup_intent.succeeded", object };
  const succeeded = charge.captures ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated";
  return { type: failed ? "payment_intent.payment_failed" : succeeded, object };
}

const gone: SandboxPage = {
  title: "This page is no longer valid",
  lines: ["It was used already, or its time is over."],
  actions: [],
};

/** `amount` in cents; 0 for an offer, which only saves the card. */
function confirmationPage(amount: number): SandboxPage {
  const what =
    amount === 0
      ? "to keep your card for this offer; nothing is charged now"
      : `to pay ${formatCents(amount)}`;
  return {
    title: "Confirm with your bank",
    lines: [`Your bank asks whether it is really you who wants ${what}.`],
    actions: [
      { name: "answer", value: "approve", label: "Yes, it is me" },
      { name: "answer", value: "decline", label: "No, stop this" },
    ],
  };
}

const onboardingPage: SandboxPage = {
  title: "Open your payout account",
  lines: [
    "A real provider would ask here for your name, date of birth, address and bank account, and check them.",
    "In the sandbox one click does it.",
  ],
  actions: [
    { name: "answer", value: "finish", label: "Open the account" },
    { name: "answer", value: "refuse", label: "Open it, and refuse the first payout" },
  ],
};

const accountOpenPage = (returnUrl: string): SandboxPage => ({
  title: "Your payout account is open",
  lines: ["Your payouts are sent there from now on."],
  actions: [],
  link: { href: returnUrl, label: "Back to your payouts" },
});

/** Answers the bank and reports it to the shop; returns whether the bank was still waiting. */
const answerBank = (deps: Deps, id: string, answer: "approved" | "declined"): Promise<boolean> =>
  transaction(deps.db, async (tx) => {
    const charges = await answerConfirmation(tx, id, answer, deps.now());
    for (const charge of charges ?? []) await report(tx, deps, answeredEvent(charge));
    return charges !== null;
  });

/** Opens a payout account and reports it to the shop; null when its link is no longer valid. */
const openAccount = (deps: Deps, token: string, refuses: "next" | null) =>
  transaction(deps.db, async (tx) => {
    const opened = await finishOnboarding(tx, { token, refuses, now: deps.now() });
    if (opened !== null)
      await report(tx, deps, { type: "account.updated", object: accountOf(opened.account) });
    return opened;
  });

/**
 * The sandbox gateway's own pages: the bank's confirmation and the setup of a payout account. Marked as a
 * sandbox on screen.
 */
export function sandboxPages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  if (deps.sandbox === null) return app;
  const show = (context: Context<HttpEnv>, page: SandboxPage, status: 200 | 410 = 200) =>
    context.html(sandboxPage(context.get("secureHeadersNonce") ?? "", page), status);
  const showGone = (context: Context<HttpEnv>) => show(context, gone, 410);
  const readAnswer = async (context: Context<HttpEnv>) => (await context.req.parseBody())["answer"];

  app.use("/sandbox/*", limitBody(maxBytes));
  /** Some characters cannot be stored, so a query with them would fail. */
  const refuseUnstorable: MiddlewareHandler<HttpEnv> = async (context, next) =>
    findUnstorableFields(context.req.param("id")).length > 0 ? showGone(context) : next();
  app.use("/sandbox/:page/:id", refuseUnstorable);

  app.get("/sandbox/confirm/:id", async (context) => {
    const confirmation = await findConfirmation(deps.db, context.req.param("id"));
    if (confirmation?.status !== "asked" || confirmation.expiresAt <= deps.now()) return showGone(context);
    return show(context, confirmationPage(confirmation.amount));
  });
  app.post("/sandbox/confirm/:id", async (context) => {
    checkOrigin(context);
    const id = context.req.param("id");
    const approved = (await readAnswer(context)) === "approve";
    if (!(await answerBank(deps, id, approved ? "approved" : "declined"))) return showGone(context);
    // The shop asks the bank for the result; the URL only names what was confirmed.
    const { pathname, search } = new URL(
      (await findConfirmation(deps.db, id))?.returnUrl ?? "",
      context.req.url,
    );
    return context.redirect(`${pathname}${search}`, 303);
  });

  app.get("/sandbox/onboarding/:token", async (context) => {
    const link = await findAccountLink(deps.db, context.req.param("token"));
    if (link?.finishedAt !== null || link.expiresAt <= deps.now()) return showGone(context);
    return show(context, onboardingPage);
  });
  app.post("/sandbox/onboarding/:token", async (context) => {
    checkOrigin(context);
    const refuses = (await readAnswer(context)) === "refuse" ? "next" : null;
    const opened = await openAccount(deps, context.req.param("token"), refuses);
    return opened === null ? showGone(context) : show(context, accountOpenPage(opened.returnUrl));
  });
  return app;
}
