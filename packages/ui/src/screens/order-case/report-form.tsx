import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import {
  caseSolutions,
  orderCaseReasons,
  type OrderCaseReason,
  solutionsFor,
} from "@heirloop/contract/order/order-case-status";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { AppForm } from "../../theme/form.tsx";
import { reasonLabels, solutionLabels } from "./case-copy.ts";
import { RefundAmountField } from "./refund-amount-field.tsx";

/** As typed. */
export type ReportValues = { reason: string; description: string; solution: string; amount: string };

export type ReportFormProps = FormState & {
  /** The reasons that can be given for this order. */
  reasons: readonly OrderCaseReason[];
  /** Cents that the buyer paid and has not got back. */
  paid: number;
  values?: ReportValues | undefined;
  /** The upload of pictures in the field `pictures`; the app provides it, because it uploads. */
  pictures: ReactNode;
};

/** Posts `report` with `reason`, `description`, `pictures`, `solution` and `amount` as typed. */
export function ReportForm({
  reasons,
  paid,
  values,
  pictures,
  errors = {},
  problem,
  busy = false,
}: ReportFormProps) {
  const [reason, setReason] = useState(values?.reason ?? "");
  const [chosen, setChosen] = useState(values?.solution ?? "");
  const { form, tried } = useFocusFirstError(errors);
  const known = orderCaseReasons.find((one) => one === reason);
  const solutions = known === undefined ? caseSolutions : solutionsFor[known];
  const [only, ...others] = solutions;
  const solution = others.length === 0 && only !== undefined ? only : chosen;
  const isMissing = known === "missing";
  return (
    <AppForm
      ref={form}
      method="post"
      errors={errors}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onSubmit={() => tried(true)}
    >
      <Stack gap="l">
        <ProblemBanner problem={problem} />
        <input type="hidden" name="intent" value="report" />
        <RadioGroup
          legend="What is wrong?"
          name="reason"
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, label: reasonLabels[value] }))}
          error={errors["reason"]}
        />
        <TextArea
          label="Describe it"
          hint="The seller reads it, and we do if we have to decide."
          name="description"
          required
          rows={5}
          maxLength={constants.caseTextMaximumLength}
          defaultValue={values?.description}
          error={errors["description"]}
        />
        <Fieldset
          legend="Pictures"
          look="label"
          hint={`Up to ${constants.picturesPerCaseEntry}. For damage, or a piece that is not as described, at least one.`}
          error={errors["pictures"]}
        >
          {pictures}
        </Fieldset>
        <RadioGroup
          legend="What would you like?"
          name="solution"
          value={solution}
          onChange={setChosen}
          options={solutions.map((value) => ({
            value,
            label: isMissing && value === "refund" ? "Get money back" : solutionLabels[value],
          }))}
          hint="A return costs you nothing: the seller collects the piece or pays for its transport."
          error={errors["solution"]}
        />
        <RefundAmountField
          hint={`You paid ${formatCents(paid)}.`}
          defaultValue={values?.amount}
          error={errors["amount"]}
        />
        <div>
          <Button type="submit" variant="primary" size="large" busy={busy}>
            Report the problem
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}
