import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "../api/browser-api.ts";

type Refusal = { errors?: Record<string, string>; problem?: string };

/** Drives one order at a time; a refusal is shown where the event was asked for. */
export function useOrderEvent() {
  const [sending, setSending] = useState<{ order: string; type: OrderEventType }>();
  const [refusal, setRefusal] = useState<Refusal & { order: string }>();
  const { revalidate } = useRevalidator();
  // One key for one intention: a second click, or another try after a lost answer, is the same request.
  const intention = useRef<{ of: string; key: string }>(undefined);

  async function send(order: Order, event: OrderEvent): Promise<void> {
    const of = JSON.stringify([order._id, order.history.length, event]);
    if (intention.current?.of !== of) intention.current = { of, key: crypto.randomUUID() };
    setSending({ order: order._id, type: event.type });
    setRefusal(undefined);
    try {
      await browserApi().call(
        orderEndpoints.send,
        { params: { orderId: order._id }, body: event },
        { idempotencyKey: intention.current.key },
      );
    } catch (error) {
      intention.current = undefined;
      if (!(error instanceof ProblemError))
        setRefusal({ order: order._id, problem: "No answer came. Check your connection and try again." });
      else if (Object.keys(error.fields).length > 0) setRefusal({ order: order._id, errors: error.fields });
      else setRefusal({ order: order._id, problem: error.problem.detail ?? error.message });
    } finally {
      setSending(undefined);
      await revalidate();
    }
  }

  return {
    send,
    sendingOf: (order: string) => (sending?.order === order ? sending.type : undefined),
    refusalOf: (order: string): Refusal => (refusal?.order === order ? refusal : {}),
  };
}
