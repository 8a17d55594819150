import { brandReviewEndpoints } from "@heirloop/contract/admin/brand-review.endpoints";
import type { Api } from "@heirloop/api-client/http/http-client";
import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { reportedListingEndpoints } from "@heirloop/contract/admin/reported-listing.endpoints";
import { stuckPaymentEndpoints } from "@heirloop/contract/admin/stuck-payment.endpoints";
import { idSchema, userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderCaseEndpoints } from "@heirloop/contract/order-case/order-case.endpoints";
import { twoStepEndpoints } from "@heirloop/contract/two-step/two-step.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { AdminScreen, adminTabs } from "@heirloop/ui/screens/admin/admin-screen";
import { data, redirect } from "react-router";
import { decideOnBrand } from "../admin/decide-on-brand.server.ts";
import { decideOnListing, isListingDecision } from "../admin/decide-on-listing.server.ts";
import { decideOnOrder } from "../admin/decide-on-order.server.ts";
import { decideOnReport } from "../admin/decide-on-report.server.ts";
import { settlePayment } from "../admin/settle-payment.server.ts";
import { refundOrder } from "../admin/refund-order.server.ts";
import { toProblemMessage } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { loadable } from "../api/loadable.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import { useReload } from "../browser/use-reload.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { signedIn } from "../session/sign-in.server.ts";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import type { Route } from "./+types/admin";

type AdminTab = keyof typeof adminTabs;
const isTab = (name: string | null): name is AdminTab => name !== null && Object.hasOwn(adminTabs, name);

function getTab(search: string): AdminTab {
  const name = new URLSearchParams(search).get("tab");
  return isTab(name) ? name : "accounts";
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: `${adminTabs[getTab(location.search)]} · Admin`,
    description: "Find an account, enter it, block it, decide on brands, and read what was done.",
    path: pageUrls.admin(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const [{ admin }, twoStep] = await Promise.all([
    api.call(authEndpoints.me),
    api.call(twoStepEndpoints.get),
  ]).catch((error: unknown) => throwPageError(error, request));
  if (!admin) throw data("Only admins work here.", { status: 404 });
  if (twoStep.required && twoStep.since === null) throw redirect(pageUrls.twoStep());
  const { search, searchParams } = new URL(request.url);
  const keyword = (searchParams.get("find") ?? "").slice(0, 200);
  const tab = getTab(search);
  return {
    keyword,
    accounts:
      tab === "accounts"
        ? await loadable(
            api.call(adminEndpoints.accounts, { query: { keyword } }),
            request,
            ({ accounts }) => accounts,
          )
        : null,
    ...(tab === "orders"
      ? await loadOrders(api, request, keyword)
      : { orders: null, disputes: null, paidOrders: null }),
    payments:
      tab === "payments"
        ? await loadable(
            api.call(stuckPaymentEndpoints.list, { query: { page: String(parsePageNumber(searchParams)) } }),
            request,
            (answer) => answer,
          )
        : null,
    cases:
      tab === "cases"
        ? await loadable(api.call(orderCaseEndpoints.list), request, ({ cases }) => cases)
        : null,
    heldReviews:
      tab === "reviews"
        ? await loadable(api.call(adminEndpoints.heldReviews), request, ({ reviews }) => reviews)
        : null,
    reportedReviews:
      tab === "reviews"
        ? await loadable(api.call(adminEndpoints.reportedReviews), request, ({ reviews }) => reviews)
        : null,
    brands:
      tab === "brands"
        ? await loadable(api.call(brandReviewEndpoints.list), request, (review) => review)
        : null,
    ...(tab === "reports"
      ? await loadReports(api, request, { searchParams, keyword })
      : { reportedListings: null, foundListing: null, takenDown: null }),
    ...(tab === "audit"
      ? await loadAudit(api, request, searchParams)
      : { audit: null, auditedAccount: null }),
  };
}

/** What admins did, or what they did to one account. */
async function loadAudit(api: Api, request: Request, searchParams: URLSearchParams) {
  const account = userIdSchema.safeParse(searchParams.get("account"));
  const query = {
    page: String(parsePageNumber(searchParams)),
    ...(account.success && { account: account.data }),
  };
  return {
    audit: await loadable(api.call(adminEndpoints.audit, { query }), request, (answer) => answer),
    auditedAccount: account.success ? account.data : null,
  };
}

/** Pieces that were reported, the one that is searched for, and those that were taken down. */
async function loadReports(
  api: Api,
  request: Request,
  { searchParams, keyword }: { searchParams: URLSearchParams; keyword: string },
) {
  const query = { page: String(parsePageNumber(searchParams)) };
  const [reportedListings, foundListing, takenDown] = await Promise.all([
    loadable(api.call(reportedListingEndpoints.list), request, ({ listings }) => listings),
    keyword === ""
      ? null
      : loadable(
          api.call(reportedListingEndpoints.find, { query: { keyword } }),
          request,
          ({ listing }) => listing,
        ),
    loadable(api.call(reportedListingEndpoints.takenDown, { query }), request, (answer) => answer),
  ]);
  return { reportedListings, foundListing, takenDown };
}

/** The orders of blocked accounts, those about which buyers' banks ask, and the paid ones to refund. */
async function loadOrders(api: Api, request: Request, keyword: string) {
  const [orders, disputes, paidOrders] = await Promise.all([
    loadable(api.call(adminEndpoints.blockedOrders), request, (answer) => answer.orders),
    loadable(api.call(adminEndpoints.disputedPayments), request, (answer) => answer.disputes),
    loadable(api.call(adminEndpoints.paidOrders, { query: { keyword } }), request, (answer) => answer.orders),
  ]);
  return { orders, disputes, paidOrders };
}

async function moderateReview(api: Api, intent: "publish-review" | "reject-review", review: string) {
  const id = idSchema.safeParse(review);
  if (!id.success) throw data("There is no such review.", { status: 400 });
  const params = { id: id.data };
  if (intent === "publish-review") {
    await api.call(adminEndpoints.publishReview, { params });
    return { done: "The review is published." };
  }
  await api.call(adminEndpoints.rejectReview, { params });
  return { done: "The review is rejected." };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  if (formText(form, "intent").endsWith("-brand")) return decideOnBrand(serverApi(context), form);
  const api = serverApi(context);
  const intent = formText(form, "intent");
  if (intent === "remove-order" || intent === "confirm-handover") return decideOnOrder(api, intent, form);
  if (intent === "refund-order") return refundOrder(api, form);
  if (intent === "send-again" || intent === "settle-refund") return settlePayment(api, intent, form);
  if (isListingDecision(intent)) return decideOnListing(api, intent, form);
  if (intent === "keep-reported" || intent === "remove-reported")
    return decideOnReport(api, form, intent === "keep-reported" ? "keep" : "remove");
  try {
    if (intent === "publish-review" || intent === "reject-review")
      return await moderateReview(api, intent, formText(form, "id"));
    const id = userIdSchema.safeParse(formText(form, "id"));
    if (!id.success) throw data("There is no such account.", { status: 400 });
    const params = { id: id.data };
    switch (intent) {
      case "enter": {
        const login = await api.call(adminEndpoints.enterAccount, { body: params });
        return await signedIn(login, pageUrls.home(), { request, context });
      }
      case "block": {
        const account = await api.call(adminEndpoints.block, {
          params,
          body: { reason: formText(form, "reason") },
        });
        return { done: `${formatFullName(account)} is blocked.` };
      }
      case "turn-off-two-step": {
        const account = await api.call(adminEndpoints.turnOffTwoStep, {
          params,
          body: { reason: formText(form, "reason") },
        });
        return { done: `Two-step verification of ${formatFullName(account)} is off.` };
      }
      case "unblock": {
        const account = await api.call(adminEndpoints.unblock, { params });
        return { done: `${formatFullName(account)} can use Heirloop again.` };
      }
      default:
        throw data("There is no such button.", { status: 400 });
    }
  } catch (error) {
    return { problem: toProblemMessage(error) };
  }
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const reload = useReload();
  return <AdminScreen {...loaderData} answer={answer} onRetry={() => void reload()} />;
}
