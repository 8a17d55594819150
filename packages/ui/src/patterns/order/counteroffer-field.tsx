import type { Order } from "@heirloop/contract/order/order.schema";
import type { CounterRange } from "@heirloop/machines/order/offer-range";
import { type Ref, useState } from "react";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { PriceEarnings } from "../earnings/price-earnings.tsx";
import { checkCounteroffer } from "./counteroffer-amount.ts";
import { getDeliveryDuty } from "./delivery-duty.ts";

export type CounterofferFieldProps = {
  label: string;
  range: CounterRange | null;
  /** The seller sees below the field what the typed amount brings in this order. */
  order: Order | null;
  /** What is wrong, saying what to do. */
  error?: string | undefined;
  field?: Ref<HTMLInputElement | null> | undefined;
};

/** The amount of a counteroffer, submitted as `amount`. */
export function CounterofferField({ label, range, order, error, field }: CounterofferFieldProps) {
  const [typed, setTyped] = useState<number>();
  const isPossible = "amount" in checkCounteroffer(typed, range);
  return (
    <>
      <MoneyField
        ref={field}
        label={label}
        name="amount"
        required
        hint={range?.hint}
        error={error}
        onCents={setTyped}
      />
      {order?.earnings && (
        <PriceEarnings
          price={isPossible ? typed : undefined}
          priceLabel={label}
          delivery={order.earnings.delivery}
          ownerPercent={order.earnings.ownerPercent}
          hint={getDeliveryDuty(order) ?? undefined}
        />
      )}
    </>
  );
}
