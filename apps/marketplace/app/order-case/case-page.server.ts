import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { Api } from "@heirloop/api-client/http/http-client";
import { adminEndpoints, type PaidOrder } from "@heirloop/contract/admin/admin.endpoints";
import { type OrderId, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { sumMoney } from "@heirloop/contract/order/order-money";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { Order } from "@heirloop/contract/order/order.schema";
import { orderCaseEndpoints } from "@heirloop/contract/order-case/order-case.endpoints";
import { orderCaseEventSchema } from "@heirloop/contract/order-case/order-case.events";
import { caseReportSchema, type CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { deliveredAt, reasonsFor, reportBlock } from "@heirloop/machines/order-case/case-report";
import { getUnfinishedErrors } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";
import type { CaseFormAnswer } from "@heirloop/ui/screens/order-case/case-form";
import type { CaseContent } from "@heirloop/ui/screens/order-case/order-case-screen";
import { data, redirect, type RouterContextProvider } from "react-router";
import { hashBody } from "../api/body-hash.server.ts";
import { toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { orNull } from "../api/or-null.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { getViewer } from "../order/get-viewer.ts";
import { readPictureForm } from "../upload/read-picture-form.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

function parseOrderId(name: string): OrderId {
  const id = orderIdSchema.safeParse(name);
  if (!id.success) throw data("Order not found.", { status: 404 });
  return id.data;
}

/** The report form while the buyer can report, or why nobody can. */
function getContentWithoutCase(order: Order, viewer: CaseViewer, now: string): CaseContent {
  if (viewer !== "buyer") return { kind: "closed", reason: "The buyer has not reported a problem." };
  const { type, consigned, seller, status, reportableUntil } = order;
  const left = -sumMoney(order.money);
  if (reportableUntil !== undefined)
    return {
      kind: "report",
      reasons: reasonsFor({ type, consigned, isBusiness: seller.isBusiness }),
      until: reportableUntil,
      paid: left,
    };
  const reason = reportBlock({ status, delivered: deliveredAt(order), hasCase: false, left, now });
  return { kind: "closed", reason: reason ?? "A problem with this order cannot be reported." };
}

/** The accounts of both sides, for an admin. Failing to load them must not prevent a decision. */
async function loadAccounts(api: Api, orderId: OrderId): Promise<PaidOrder | null> {
  const found = await orNull(api.call(adminEndpoints.paidOrders, { query: { keyword: orderId } }));
  return found?.orders[0] ?? null;
}

/** Loads an order with its case, for its sides and admins. */
export async function loadCase(served: Served, name: string) {
  const { request, context } = served;
  requireSignedIn(served);
  const orderId = parseOrderId(name);
  const api = serverApi(context);
  const params = { orderId };
  const now = new Date().toISOString();
  try {
    const [user, order] = await Promise.all([
      api.call(authEndpoints.me),
      api.call(orderEndpoints.get, { params }),
    ]);
    const viewer = getViewer(order, user._id);
    const content: CaseContent =
      order.case === undefined
        ? getContentWithoutCase(order, viewer, now)
        : { kind: "case", case: await api.call(orderCaseEndpoints.get, { params }) };
    const orderHref =
      viewer === "admin"
        ? pageUrls.admin("cases")
        : viewer === "seller" && user.isBusiness
          ? pageUrls.sales(undefined, orderId)
          : pageUrls.purchases(undefined, orderId);
    const accounts = viewer === "admin" ? await loadAccounts(api, orderId) : null;
    return { order, viewer, content, accounts, orderHref, now };
  } catch (error) {
    return throwPageError(error, request);
  }
}

export type CaseAnswer = { answer: CaseFormAnswer; pictures: readonly string[]; problem?: string };

const typedFields = ["reason", "description", "solution", "amount", "message", "date", "window", "tracking"];

/** Required wherever they appear; the contract has a message of its own for each that is empty. */
const writtenFields: readonly string[] = ["description", "message", "tracking"];

/** Amounts are typed in dollars, and only refunds have one. */
function readAmount(form: FormData): { amount?: number } | { wrong: string } {
  const typed = formText(form, "amount");
  if (formText(form, "solution") !== "refund" || typed === "") return {};
  const amount = centsOf(typed);
  return amount === undefined ? { wrong: amountMessage } : { amount };
}

async function sendCaseForm(
  api: Api,
  orderId: OrderId,
  form: { intent: string; fields: Record<string, unknown>; seen: string; others: Record<string, string> },
): Promise<Record<string, string> | null> {
  const { intent, fields, seen, others } = form;
  const params = { orderId };
  const schema = intent === "report" ? caseReportSchema : orderCaseEventSchema;
  const checked = validateFields(schema, fields);
  if (!checked.ok) return { ...checked.answer.errors, ...others };
  if (Object.keys(others).length > 0) return others;
  // The same form that is sent twice counts once; the same words later are new.
  const idempotencyKey = hashBody({ orderId, seen, ...checked.value });
  if (intent === "report") {
    const body = caseReportSchema.parse(fields);
    await api.call(orderCaseEndpoints.open, { params, body }, { idempotencyKey });
  } else {
    const body = orderCaseEventSchema.parse(fields);
    await api.call(orderCaseEndpoints.send, { params, body }, { idempotencyKey });
  }
  return null;
}

/** Reports a problem or takes a case on. A refused form is returned with everything that was typed. */
export async function saveCase(served: Served, name: string): Promise<CaseAnswer | Response> {
  requireSameOrigin(served.request);
  requireSignedIn(served);
  const orderId = parseOrderId(name);
  const api = serverApi(served.context);
  const { form, pictures, refused } = await readPictureForm(served.request, "pictures", api, "private");
  const intent = formText(form, "intent");
  const values = Object.fromEntries(typedFields.map((field) => [field, formText(form, field)]));
  const answer = (errors: Record<string, string>, problem?: string): CaseAnswer => ({
    answer: { type: intent, values, errors },
    pictures,
    ...(problem === undefined ? {} : { problem }),
  });
  const amount = readAmount(form);
  // What the fields of the event do not say; all errors are shown at once.
  const others = {
    ...("wrong" in amount ? { amount: amount.wrong } : {}),
    ...getUnfinishedErrors(form),
    ...(refused !== null && { pictures: refused.problem.detail ?? refused.message }),
  };
  const typed = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== "" || writtenFields.includes(field)),
  );
  const fields = { ...typed, pictures, type: intent, amount: "wrong" in amount ? undefined : amount.amount };
  try {
    if (refused?.status === 401) throw refused;
    const errors = await sendCaseForm(api, orderId, { intent, fields, seen: formText(form, "seen"), others });
    return errors === null ? redirect(pageUrls.orderCase(orderId)) : answer(errors);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status === 401) throwPageError(error, served.request);
    const { errors, problem } = toFormResult(error);
    return answer(errors ?? {}, problem);
  }
}
