import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { type OrderId, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { type OrderEvent, orderEventSchema } from "@heirloop/contract/order/order.events";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { redirect, type RouterContextProvider } from "react-router";
import { formText } from "../api/form-text.ts";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { uploadFormPicture } from "../upload/upload-form-picture.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };
type SubmittedOrderEvent = { order: OrderId; event: OrderEvent };

const money = ["amount", "quote"];

/** A form of an order event has a field for each thing of the event, amounts in dollars. */
function typedEvent(form: FormData): unknown {
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      money.includes(name) && typeof value === "string" ? centsOf(value) : value,
    ]),
  );
}

function buttonEvent(form: FormData): { order?: unknown; event?: unknown } {
  try {
    const told: unknown = JSON.parse(formText(form, "order-event"));
    return typeof told === "object" && told !== null ? told : {};
  } catch {
    return {};
  }
}

/** Without scripts a seller's proof of delivery comes as a file; what it is refused for is told on a page of its own. */
export async function uploadProof(form: FormData, { request, context }: Served): Promise<void> {
  if (formText(form, "type") !== "deliver") return;
  try {
    const proof = await uploadFormPicture(form, "proof", serverApi(context));
    if (proof !== null) form.set("proof", proof);
  } catch (error) {
    throwPageError(error, request);
  }
}

/** What a button or a form asks of an order; null when it is neither, or a field is not right. */
export function parseOrderEvent(form: FormData): SubmittedOrderEvent | null {
  const told = form.has("order-event")
    ? buttonEvent(form)
    : { order: form.get("order"), event: typedEvent(form) };
  const order = orderIdSchema.safeParse(told.order);
  const event = orderEventSchema.safeParse(told.event);
  return order.success && event.success ? { order: order.data, event: event.data } : null;
}

/** Drives the order. A page that was behind, or a card that was declined, shows how things stand instead. */
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
