import type { PaidOrder } from "@heirloop/contract/admin/admin.endpoints";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getRefundAmountProblem } from "@heirloop/contract/money/refund-amount";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import { getText } from "../../patterns/form/get-text.ts";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { AppForm } from "../../theme/form.tsx";

/** Answer to the refund of one order. Without errors at its fields the dialog closes, and the page says the rest. */
export type RefundAnswer = { order: string; errors: FieldErrors };

export type RefundDialogProps = {
  order: PaidOrder;
  /** Answer to the refund of this order that was sent last. */
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
 * Refunds an amount of an order, or all that is left of it. Posts `refund-order` with `id`, `extent` (`part` or
 * `rest`), `amount` as typed, `left` in cents, `reason`, and `opening`, which is new each time the dialog opens.
 */
export function RefundDialog({ order, answer }: RefundDialogProps) {
  const { _id, pieces, refundable, buyer } = order;
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState("");
  const [extent, setExtent] = useState("part");
  const [typed, setTyped] = useState<number>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    setErrors(answer?.errors ?? {});
    if (answer && Object.keys(answer.errors).length === 0) setOpen(false);
  }
  const { form, tried } = useFocusFirstError(errors);
  const amount = extent === "rest" ? refundable : typed;
  const what = pieces.join(", ");
  return (
    <Dialog
      title={`Refund ${buyer.firstName} for ${what}?`}
      description="The money goes back to the card. Our fee and the seller’s payout are reduced in proportion, but a payout that was sent stays with the seller. This cannot be undone."
      size="small"
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setOpening(crypto.randomUUID());
        setExtent("part");
        setTyped(undefined);
        setErrors({});
      }}
      trigger={
        <Button size="small" variant="quiet" aria-label={`Refund: ${what}`}>
          Refund
        </Button>
      }
    >
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
          {extent === "part" && (
            <MoneyField
              label="Amount"
              name="amount"
              required
              hint={`${formatCents(refundable)} is left of the payment.`}
              onCents={setTyped}
              error={errors["amount"]}
            />
          )}
          <TextArea
            label="Reason"
            hint="Both sides read it."
            name="reason"
            required
            maxLength={600}
            rows={3}
            error={errors["reason"]}
          />
          <Button type="submit" variant="danger" full>
            {amount === undefined ? "Refund" : `Refund ${formatCents(amount)}`}
          </Button>
        </Stack>
      </AppForm>
    </Dialog>
  );
}
