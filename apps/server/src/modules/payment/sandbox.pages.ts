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
import { sandboxPage } from "./sandbox-page.ts";

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

const gone = {
  title: "This page is no longer valid",
  lines: ["It was used already, or its time is over."],
  actions: [],
};

/**
 * The sandbox gateway's own pages: the bank's confirmation and the setup of a payout account. Marked as a
 * sandbox on screen.
 */
export function sandboxPages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  if (deps.sandbox === null) return app;
  const nonce = (context: Context<HttpEnv>) => context.get("secureHeadersNonce") ?? "";

  app.use("/sandbox/*", limitBody(maxBytes));
  /** Some characters cannot be stored, so a query with them would fail. */
  const refuseUnstorable: MiddlewareHandler<HttpEnv> = async (context, next) =>
    findUnstorableFields(context.req.param("id")).length > 0
      ? context.html(sandboxPage(nonce(context), gone), 410)
      : next();
  app.use("/sandbox/:page/:id", refuseUnstorable);
  app.get("/sandbox/confirm/:id", async (context) => {
    const confirmation = await findConfirmation(deps.db, context.req.param("id"));
    if (confirmation?.status !== "asked" || confirmation.expiresAt <= deps.now())
      return context.html(sandboxPage(nonce(context), gone), 410);
    const what =
      confirmation.amount === 0
        ? "to keep your card for this offer; nothing is charged now"
        : `to pay ${formatCents(confirmation.amount)}`;
    return context.html(
      sandboxPage(nonce(context), {
        title: "Confirm with your bank",
        lines: [`Your bank asks whether it is really you who wants ${what}.`],
        actions: [
          { name: "answer", value: "approve", label: "Yes, it is me" },
          { name: "answer", value: "decline", label: "No, stop this" },
        ],
      }),
    );
  });
  app.post("/sandbox/confirm/:id", async (context) => {
    checkOrigin(context);
    const id = context.req.param("id");
    const approved = (await context.req.parseBody())["answer"] === "approve";
    const answered = await transaction(deps.db, async (tx) => {
      const charges = await answerConfirmation(tx, id, approved ? "approved" : "declined", deps.now());
      for (const charge of charges ?? []) {
        await report(tx, deps, answeredEvent(charge));
      }
      return charges !== null;
    });
    if (!answered) return context.html(sandboxPage(nonce(context), gone), 410);
    // The shop asks the bank for the result; the URL only names what was confirmed.
    const { pathname, search } = new URL(
      (await findConfirmation(deps.db, id))?.returnUrl ?? "",
      context.req.url,
    );
    return context.redirect(`${pathname}${search}`, 303);
  });

  app.get("/sandbox/onboarding/:token", async (context) => {
    const link = await findAccountLink(deps.db, context.req.param("token"));
    if (link?.finishedAt !== null || link.expiresAt <= deps.now())
      return context.html(sandboxPage(nonce(context), gone), 410);
    return context.html(
      sandboxPage(nonce(context), {
        title: "Open your payout account",
        lines: [
          "A real provider would ask here for your name, date of birth, address and bank account, and check them.",
          "In the sandbox one click does it.",
        ],
        actions: [
          { name: "answer", value: "finish", label: "Open the account" },
          { name: "answer", value: "refuse", label: "Open it, and refuse the first payout" },
        ],
      }),
    );
  });
  app.post("/sandbox/onboarding/:token", async (context) => {
    checkOrigin(context);
    const refuses = (await context.req.parseBody())["answer"] === "refuse" ? "next" : null;
    const finished = await transaction(deps.db, async (tx) => {
      const opened = await finishOnboarding(tx, {
        token: context.req.param("token"),
        refuses,
        now: deps.now(),
      });
      if (opened !== null)
        await report(tx, deps, { type: "account.updated", object: accountOf(opened.account) });
      return opened;
    });
    if (finished === null) return context.html(sandboxPage(nonce(context), gone), 410);
    const done = {
      title: "Your payout account is open",
      lines: ["Your payouts are sent there from now on."],
      actions: [],
      link: { href: finished.returnUrl, label: "Back to your payouts" },
    };
    return context.html(sandboxPage(nonce(context), done));
  });
  return app;
}
