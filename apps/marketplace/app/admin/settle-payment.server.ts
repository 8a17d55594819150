import type { Api } from "@heirloop/api-client/http/http-client";
import { stuckPaymentEndpoints, type SentAgain } from "@heirloop/contract/admin/stuck-payment.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import type { AdminResult } from "@heirloop/ui/screens/admin/admin-screen";
import { data } from "react-router";
import { hashBody } from "../api/body-hash.server.ts";
import { toProblemMessage } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

const results: Readonly<Record<SentAgain["outcome"], (reason: string | null) => AdminResult>> = {
  sent: () => ({ done: "The money was sent." }),
  refused: (reason) => ({ problem: `The payment provider refused it again. ${reason ?? ""}`.trim() }),
  waiting: () => ({ done: "It has not been sent yet. It stays in this list until it is." }),
};

/** Sends a stuck payment again, or marks a refund as settled, by the forms of `StuckPayments`. */
export async function settlePayment(
  api: Api,
  intent: "send-again" | "settle-refund",
  form: FormData,
): Promise<AdminResult> {
  const id = idSchema.safeParse(formText(form, "id"));
  if (!id.success) throw data("There is no such payment.", { status: 400 });
  const params = { id: id.data };
  try {
    if (intent === "settle-refund") {
      await api.call(stuckPaymentEndpoints.settle, { params, body: { note: formText(form, "reason") } });
      return { done: "The refund is marked as settled." };
    }
    const idempotencyKey = hashBody({ id: id.data, attempts: formText(form, "attempts") });
    const { outcome, reason } = await api.call(
      stuckPaymentEndpoints.sendAgain,
      { params },
      { idempotencyKey },
    );
    return results[outcome](reason);
  } catch (error) {
    return { problem: toProblemMessage(error) };
  }
}
