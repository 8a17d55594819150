import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderCaseEventType } from "@heirloop/contract/order-case/order-case.events";
import type { CaseViewer, OrderCase } from "@heirloop/contract/order-case/order-case.schema";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import { useFocusFirstError } from "../../patterns/form/use-focus-first-error.ts";
import { AppForm } from "../../theme/form.tsx";
import { RefundAmountField } from "./refund-amount-field.tsx";

/** What was typed into the form that was refused. */
export type CaseFormAnswer = {
  /** The event of the form. */
  type: string;
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
};

export type CaseActionsProps = {
  orderCase: OrderCase;
  viewer: CaseViewer;
  /** The IANA time zone of the order; null if it is unknown. */
  timeZone: string | null;
  /** Proposed times that are over by then (ISO instant) are not shown. */
  now: string;
  /** The refused form; null when none was. */
  answer: CaseFormAnswer | null;
  /** The event that is being sent. */
  sending: string | undefined;
  /** The upload of pictures in the field `pictures`; the app provides it, because it uploads. */
  pictures: ReactNode;
};

export type CaseFormProps = CaseActionsProps & { type: OrderCaseEventType };

/** Posts `intent` with the event's type, `seen` with the length of the timeline, and the fields of the event. */
export function CaseForm({
  type,
  orderCase,
  answer,
  sending,
  button,
  variant = "primary",
  carriesFiles = false,
  children,
}: CaseFormProps & {
  button: string;
  variant?: "primary" | "secondary" | "danger";
  carriesFiles?: boolean;
  children?: ReactNode;
}) {
  const errors = answer?.type === type ? answer.errors : {};
  const { form, tried } = useFocusFirstError(errors);
  return (
    <AppForm
      ref={form}
      method="post"
      errors={errors}
      {...(carriesFiles && { encType: "multipart/form-data" as const })}
      noValidate
      preventScrollReset
      onSubmit={() => tried(true)}
    >
      <Stack gap="m">
        <input type="hidden" name="intent" value={type} />
        <input type="hidden" name="seen" value={orderCase.timeline.length} />
        {children}
        <div>
          <Button type="submit" variant={variant} busy={sending === type}>
            {button}
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}

/** The name of a field of the form, with what was typed and what is wrong. */
export const fieldOf = ({ answer, type }: CaseFormProps, name: string) => {
  const own = answer?.type === type ? answer : null;
  return { name, defaultValue: own?.values[name], error: own?.errors[name] };
};

/** What the other side, or both sides, read. */
export const CaseMessage = (props: CaseFormProps & { label: string; hint?: string }) => (
  <TextArea
    label={props.label}
    hint={props.hint}
    rows={4}
    required
    maxLength={constants.caseTextMaximumLength}
    {...fieldOf(props, "message")}
  />
);

/** What is proposed or decided, with the amount of a refund. */
export function CaseSolution(
  props: CaseFormProps & { legend: string; options: ReadonlyArray<{ value: string; label: string }> },
) {
  return (
    <>
      <RadioGroup legend={props.legend} options={props.options} {...fieldOf(props, "solution")} />
      <RefundAmountField
        hint={`At most ${formatCents(props.orderCase.left)}.`}
        {...fieldOf(props, "amount")}
      />
    </>
  );
}
