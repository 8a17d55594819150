import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { SandboxCard } from "@heirloop/contract/checkout/checkout.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import { useRef, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage, isRefused } from "../api/error-message.ts";
import type { CardEntry } from "../payment/card-entry.ts";
import { useReload } from "../browser/use-reload.ts";

type Refusal = { errors?: Record<string, string>; problem?: string };

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof ProblemError)) return { problem: getErrorMessage(error) };
  // The other side has changed the order since the page was loaded.
  if (isRefused(error, "event-not-allowed"))
    return { problem: "This order has changed meanwhile. It is shown as it stands now." };
  return Object.keys(error.fields).length > 0
    ? { errors: error.fields }
    : { problem: error.problem.detail ?? error.message };
}

/** Sends events of one order at a time; a refusal is shown where the event was sent from. */
export function useOrderEvent() {
  const [sending, setSending] = useState<{ order: string; type: OrderEventType }>();
  const [refused, setRefused] = useState<{ order: string; refusal: Refusal }>();
  const reload = useReload();
  // One idempotency key per event: a second click, or a retry after a lost response, is the same request.
  const intention = useRef<{ of: string; key: string }>(undefined);

  async function send(order: Order, event: OrderEvent): Promise<void> {
    const of = JSON.stringify([order._id, order.history.length, event]);
    if (intention.current?.of !== of) intention.current = { of, key: crypto.randomUUID() };
    setSending({ order: order._id, type: event.type });
    setRefused(undefined);
    try {
      await browserApi().call(
        orderEndpoints.send,
        { params: { orderId: order._id }, body: event },
        { idempotencyKey: intention.current.key },
      );
    } catch (error) {
      // The key is dropped only after a response: without one the event may have been applied.
      if (error instanceof ProblemError) intention.current = undefined;
      setRefused({ order: order._id, refusal: refusalIn(error) });
    } finally {
      setSending(undefined);
      await reload();
    }
  }

  /** Pays an accepted offer with another card, which the bank may ask about on its own page. */
  async function payWith(order: Order, card: SandboxCard, getEntry: () => Promise<CardEntry>): Promise<void> {
    setSending({ order: order._id, type: "retry-payment" });
    setRefused(undefined);
    try {
      const entry = await getEntry();
      const wrong = await entry.check(card);
      const saved = Object.keys(wrong).length > 0 ? { errors: wrong } : await entry.save(browserApi(), card);
      if ("errors" in saved) {
        const errors: Record<string, string> = {};
        for (const [field, message] of Object.entries(saved.errors)) errors[`card.${field}`] = message;
        setRefused({ order: order._id, refusal: { errors } });
        setSending(undefined);
        return;
      }
      await send(order, { type: "retry-payment", paymentMethod: saved.paymentMethod });
    } catch (error) {
      setRefused({ order: order._id, refusal: refusalIn(error) });
      setSending(undefined);
    }
  }

  return {
    send,
    payWith,
    getSending: (order: string) => (sending?.order === order ? sending.type : undefined),
    getRefusal: (order: string): Refusal => (refused?.order === order ? refused.refusal : {}),
  };
}
