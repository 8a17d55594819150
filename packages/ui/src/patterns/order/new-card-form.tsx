import type { SandboxCard } from "@heirloop/contract/checkout/checkout.schema";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { FormErrors } from "../../theme/form-errors.tsx";
import { CardForm } from "../card-form/card-form.tsx";
import { formActionPath } from "../form-action/form-action.ts";
import { getText } from "../form/get-text.ts";
import { useFocusFirstError } from "../form/use-focus-first-error.ts";
import type { OrderFormProps } from "./event-form.tsx";

const noCard: SandboxCard = { number: "", expiry: "", cvc: "" };

/**
 * Another card for an accepted offer. It needs JavaScript: a form that is sent before hydration is posted, so that
 * no card number gets into an address, and refused.
 */
export function NewCardForm({
  busy,
  errors,
  gatewayForm,
  onCard,
}: Pick<OrderFormProps, "order" | "busy" | "errors"> & {
  gatewayForm: ReactNode;
  /** Without what was typed into the gateway's own form. */
  onCard: (card: SandboxCard) => void;
}) {
  const { form, tried } = useFocusFirstError(errors);
  return (
    <form
      ref={form}
      method="post"
      action={formActionPath}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        tried(true);
        onCard({
          number: getText(fields, "card.number"),
          expiry: getText(fields, "card.expiry"),
          cvc: getText(fields, "card.cvc"),
        });
      }}
    >
      <Stack gap="m">
        <Text size="label">Pay with another card</Text>
        <FormErrors errors={errors}>
          <CardForm card={noCard} errors={errors} gatewayForm={gatewayForm} />
        </FormErrors>
        <Button type="submit" variant="primary" busy={busy}>
          Pay with this card
        </Button>
      </Stack>
    </form>
  );
}
