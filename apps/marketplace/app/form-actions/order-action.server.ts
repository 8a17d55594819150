import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { type OrderId, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { type OrderEvent, orderEventSchema } from "@heirloop/contract/order/order.events";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { offeredTimeField } from "@heirloop/ui/patterns/form-action/form-action";
import { redirect, type RouterContextProvider } from "react-router";
import { formText } from "../api/form-text.ts";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { uploadFormPicture } from "../upload/upload-form-picture.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };
type SubmittedOrderEvent = { order: OrderId; event: OrderEvent };

const moneyFields = ["amount", "quote"];

/**
 * An event form has one field for each property of the event. Amounts are in dollars; the parts of an address are
 * `address.line1` and so on, and a day and its window can be chosen together.
 */
function readEventForm(form: FormData): unknown {
  const fields: [string, unknown][] = [];
  const address: [string, unknown][] = [];
  for (const [name, value] of form) {
    if (name.startsWith("address.")) address.push([name.slice("address.".length), value]);
    else if (name === offeredTimeField && typeof value === "string") {
      const [date, window] = value.split("/");
      fields.push(["date", date], ["window", window]);
    } else
      fields.push([name, moneyFields.includes(name) && typeof value === "string" ? centsOf(value) : value]);
  }
  if (address.length > 0) fields.push(["address", Object.fromEntries(address)]);
  return Object.fromEntries(fields);
}

function readEventButton(form: FormData): { order?: unknown; event?: unknown } {
  try {
    const submitted: unknown = JSON.parse(formText(form, "order-event"));
    return typeof submitted === "object" && submitted !== null ? submitted : {};
  } catch {
    return {};
  }
}

/** Uploads the seller's proof of delivery, which arrives as a file when JavaScript is off. A rejected file shows the error page. */
export async function uploadProof(form: FormData, { request, context }: Served): Promise<void> {
  if (formText(form, "type") !== "deliver") return;
  try {
    const proof = await uploadFormPicture(form, "proof", serverApi(context), "private");
    if (proof !== null) form.set("proof", proof);
  } catch (error) {
    throwPageError(error, request);
  }
}

/** Parses the order event of a button or a form; null when it is neither or a field is invalid. */
export function parseOrderEvent(form: FormData): SubmittedOrderEvent | null {
  const submitted = form.has("order-event")
    ? readEventButton(form)
    : { order: form.get("order"), event: readEventForm(form) };
  const order = orderIdSchema.safeParse(submitted.order);
  const event = orderEventSchema.safeParse(submitted.event);
  return order.success && event.success ? { order: order.data, event: event.data } : null;
}

/** Sends the event. After a conflict or a declined card the page is simply reloaded, because it shows the current state. */
export async function sendOrderEvent(
  { order, event }: SubmittedOrderEvent,
  back: string,
  { request, context }: Served,
): Promise<Response> {
  try {
    await serverApi(context).call(orderEndpoints.send, { params: { orderId: order }, body: event });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return redirect(pageUrls.login(back), 303);
    if (!(error instanceof ProblemError && [402, 409, 422].includes(error.status)))
      return throwPageError(error, request);
  }
  return redirect(back, 303);
}
