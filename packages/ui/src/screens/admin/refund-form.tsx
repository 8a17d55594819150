import type { PaidOrder } from "@heirloop/contract/admin/admin.endpoints";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getRefundAmountProblem } from "@heirloop/contract/money/refund-amount";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import { getText } from "../../patterns/form/get-text.ts";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { AppForm } from "../../theme/form.tsx";
import { useHydrated } from "../../theme/use-hydrated.ts";

/** Answer to the refund of one order. Without errors at its fields the page says the rest. */
export type RefundAnswer = {
  order: string;
  errors: FieldErrors;
  /** What was sent, for a page without JavaScript. */
  sent?: { extent: string; amount: string; reason: string } | undefined;
};

export type RefundFormProps = {
  order: PaidOrder;
  /** Answer to what was sent with this form, or without JavaScript with the one before it. */
  answer: RefundAnswer | undefined;
};

function getErrors(form: FormData, left: number): FieldErrors {
  // What is no amount is as impossible as nothing.
  const amount = getRefundAmountProblem(centsOf(getText(form, "amount")) ?? 0, left);
  return {
    ...(form.get("extent") === "rest" || amount === null ? {} : { amount }),
    ...(getText(form, "reason") === "" ? { reason: "Say why" } : {}),
  };
}

/**
 * Posts `refund-order` with `id`, `extent` (`part` or `rest`), `amount` as typed, `left` in cents, `reason`, and
 * `opening`, which is different for each form.
 */
export function RefundForm({ order, answer }: RefundFormProps) {
  const { _id, refundable } = order;
  const [opening] = useState(() => crypto.randomUUID());
  const [extent, setExtent] = useState(answer?.sent?.extent ?? "part");
  const [typed, setTyped] = useState<number>();
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    setErrors(answer?.errors ?? {});
  }
  const hydrated = useHydrated();
  const { form, tried } = useFocusFirstError(errors);
  const amount = extent === "rest" ? refundable : typed;
  return (
    <AppForm
      ref={form}
      method="post"
      errors={errors}
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        const found = getErrors(new FormData(event.currentTarget), refundable);
        const isValid = Object.keys(found).length === 0;
        tried(isValid);
        setErrors(found);
        if (!isValid) event.preventDefault();
      }}
    >
      <Stack gap="m">
        <input type="hidden" name="intent" value="refund-order" />
        <input type="hidden" name="id" value={_id} />
        <input type="hidden" name="left" value={refundable} />
        <input type="hidden" name="opening" value={opening} />
        <RadioGroup
          legend="How much"
          name="extent"
          value={extent}
          onChange={setExtent}
          options={[
            { value: "part", label: "A part" },
            { value: "rest", label: "All that is left", aside: formatCents(refundable) },
          ]}
          error={extent === "rest" ? errors["amount"] : undefined}
        />
        {(extent === "part" || !hydrated) && (
          <MoneyField
            label="Amount"
            name="amount"
            required={extent === "part"}
            optional={extent === "rest"}
            defaultText={answer?.sent?.amount}
            hint={`${formatCents(refundable)} is left of the payment.`}
            onCents={setTyped}
            error={extent === "part" ? errors["amount"] : undefined}
          />
        )}
        <TextArea
          label="Reason"
          hint="Both sides read it."
          name="reason"
          required
          maxLength={600}
          rows={3}
          defaultValue={answer?.sent?.reason}
          error={errors["reason"]}
        />
        <Button type="submit" variant="danger" full>
          {amount === undefined || !hydrated ? "Refund" : `Refund ${formatCents(amount)}`}
        </Button>
      </Stack>
    </AppForm>
  );
}
