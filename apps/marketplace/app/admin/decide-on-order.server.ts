import type { Api } from "@heirloop/api-client/http/http-client";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { data } from "react-router";
import { toProblemMessage } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

const decisions = {
  "remove-order": { type: "remove", done: "The order is removed and the buyer is refunded." },
  "confirm-handover": { type: "confirm-handover", done: "The order is completed." },
} as const;

/** Ends an open order: removed with a refund, or completed because the piece changed hands. */
export async function decideOnOrder(api: Api, intent: keyof typeof decisions, form: FormData) {
  const orderId = orderIdSchema.safeParse(formText(form, "id"));
  if (!orderId.success) throw data("Order not found.", { status: 400 });
  const { type, done } = decisions[intent];
  try {
    await api.call(orderEndpoints.send, {
      params: { orderId: orderId.data },
      body: { type, reason: formText(form, "reason") },
    });
    return { done };
  } catch (error) {
    return { problem: toProblemMessage(error) };
  }
}
