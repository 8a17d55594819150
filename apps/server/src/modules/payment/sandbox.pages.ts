import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import {
  answerConfirmation,
  findConfirmation,
  findOnboarding,
  finishOnboarding,
} from "../../platform/payments/sandbox/sandbox.queries.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import { limitBody } from "../../http/limit-body.ts";
import { problem } from "../../platform/problem.ts";
import { findUnstorableFields } from "../../http/unstorable-characters.ts";
import { report } from "./sandbox.jobs.ts";
import { sandboxPage } from "./sandbox-page.ts";

/** These pages' forms have a single short field. */
const mostBytes = 64 * 1024;

/** These forms change data, so only the pages themselves may submit them. */
function checkOrigin(context: Context<HttpEnv>): void {
  const origin = context.req.header("origin");
  if (origin === undefined || origin === "null") return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host !== new URL(context.req.url).host && host !== context.req.header("host"))
    throw problem("permission-denied");
}

const gone = {
  title: "This page is no longer valid",
  lines: ["It was used already, or its time is over."],
  actions: [],
};

/**
 * The sandbox provider's own pages: the bank's confirmation and the setup of a payout account. Marked as a
 * sandbox on screen.
 */
export function sandboxPages(deps: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const nonce = (context: Context<HttpEnv>) => context.get("secureHeadersNonce") ?? "";

  app.use("/sandbox/*", limitBody(mostBytes));
  /** Some characters cannot be stored, so a query with them would fail. */
  const refuseUnstorable: MiddlewareHandler<HttpEnv> = async (context, next) =>
    findUnstorableFields(context.req.param("id")).length > 0
      ? context.html(sandboxPage(nonce(context), gone), 410)
      : next();
  app.use("/sandbox/:page/:id", refuseUnstorable);
  app.get("/sandbox/confirm/:checkoutId", async (context) => {
    const asked = await findConfirmation(deps.db, context.req.param("checkoutId"));
    if (asked?.status !== "asked" || asked.expiresAt <= deps.now())
      return context.html(sandboxPage(nonce(context), gone), 410);
    const what =
      asked.amount === 0
        ? "to keep your card for this offer; nothing is charged now"
        : `to pay ${formatCents(asked.amount)}`;
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
  app.post("/sandbox/confirm/:checkoutId", async (context) => {
    checkOrigin(context);
    const id = context.req.param("checkoutId");
    const approved = (await context.req.parseBody())["answer"] === "approve";
    const answered = await transaction(deps.db, async (tx) => {
      const first = await answerConfirmation(tx, id, approved ? "approved" : "declined", deps.now());
      if (first) await report(tx, deps, { type: "confirmation.answered", data: { checkoutId: id } });
      return first;
    });
    if (!answered) return context.html(sandboxPage(nonce(context), gone), 410);
    // The shop asks the bank for the result; the URL only names the checkout.
    return context.redirect(`${pageUrls.checkout()}?confirmed=${encodeURIComponent(id)}`, 303);
  });

  app.get("/sandbox/onboarding/:token", async (context) => {
    const onboarding = await findOnboarding(deps.db, context.req.param("token"));
    if (onboarding?.finishedAt !== null || onboarding.expiresAt <= deps.now())
      return context.html(sandboxPage(nonce(context), gone), 410);
    return context.html(
      sandboxPage(nonce(context), {
        title: "Open your payout account",
        lines: [
          "A real provider would ask here for your name, date of birth, address and bank account, and check them.",
          "In the sandbox one click does it.",
        ],
        actions: [{ name: "answer", value: "finish", label: "Open the account" }],
      }),
    );
  });
  app.post("/sandbox/onboarding/:token", async (context) => {
    checkOrigin(context);
    const finished = await transaction(deps.db, async (tx) => {
      const userId = await finishOnboarding(tx, context.req.param("token"), deps.now());
      if (userId !== null) await report(tx, deps, { type: "payout-account.opened", data: { userId } });
      return userId !== null;
    });
    if (!finished) return context.html(sandboxPage(nonce(context), gone), 410);
    const done = {
      title: "Your payout account is open",
      lines: ["You can close this page and go on in the shop."],
      actions: [],
    };
    return context.html(sandboxPage(nonce(context), done));
  });
  return app;
}
