import type { Api } from "@heirloop/api-client/http/http-client";
import { adminEndpoints, refundSchema } from "@heirloop/contract/admin/admin.endpoints";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getRefundAmountProblem } from "@heirloop/contract/money/refund-amount";
import type { AdminResult } from "@heirloop/ui/screens/admin/admin-screen";
import { data } from "react-router";
import { hashBody } from "../api/body-hash.server.ts";
import { toFormResult, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

/** Refunds an order by the fields of `RefundForm`. A form that is sent twice refunds once. */
export async function refundOrder(api: Api, form: FormData): Promise<AdminResult> {
  const id = orderIdSchema.safeParse(formText(form, "id"));
  if (!id.success) throw data("Order not found.", { status: 400 });
  const orderId = id.data;
  const left = formText(form, "left");
  const sent = {
    extent: formText(form, "extent"),
    amount: formText(form, "amount"),
    reason: formText(form, "reason"),
  };
  const amount = sent.extent === "rest" ? Number(left) : centsOf(sent.amount);
  const checked = validateFields(refundSchema, { amount: amount ?? 0, reason: sent.reason });
  if (amount === undefined || !checked.ok) {
    const impossible = getRefundAmountProblem(0, Number(left)) ?? amountMessage;
    const errors = {
      ...(checked.ok ? {} : checked.answer.errors),
      ...(amount === undefined ? { amount: impossible } : {}),
    };
    return { refund: { order: orderId, errors, sent } };
  }
  // A dialog that was opened again means another refund, also of the same amount.
  const idempotencyKey = hashBody({ orderId, left, opening: formText(form, "opening"), ...checked.value });
  try {
    const { refundable, refunding } = await api.call(
      adminEndpoints.refundOrder,
      { params: { orderId }, body: checked.value },
      { idempotencyKey },
    );
    return {
      done:
        refunding > 0
          ? `${formatCents(amount)} is being refunded. You get an email if it is declined.`
          : `${formatCents(amount)} is refunded. ${formatCents(refundable)} is left of the payment.`,
      refund: { order: orderId, errors: {} },
    };
  } catch (error) {
    const { problem, errors } = toFormResult(error);
    return { problem, refund: { order: orderId, errors: errors ?? {}, sent } };
  }
}
