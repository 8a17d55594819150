import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Button } from "../../components/button/button.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

export type DashboardPriceRequestProps = {
  consignment: Consignment;
  answer: FormState | undefined;
};

/** Asks the owner of a piece for a lower price, folded away until it is needed. */
export function DashboardPriceRequest({ consignment, answer }: DashboardPriceRequestProps) {
  const { _id, pricePlan, requestedPrice } = consignment;
  const error = answer?.errors?.["requestedPrice"];
  if (pricePlan === null) return null;
  return (
    // Once the owner has accepted a lower price, the one that was typed is no longer a lower one.
    <Accordion
      key={pricePlan}
      items={[
        {
          id: `${_id}-price`,
          title: "Ask the owner for a lower price",
          open: error !== undefined,
          content: (
            <AppForm method="post" errors={answer?.errors} noValidate preventScrollReset>
              <Stack gap="m" align="start">
                <input type="hidden" name="consignment" value={_id} />
                <MoneyField
                  label="Lowest price"
                  name="requestedPrice"
                  required
                  hint={`Less than the agreed ${formatCents(pricePlan)}.`}
                  defaultCents={requestedPrice ?? undefined}
                  error={error}
                />
                <Text size="small" tone="soft" measure>
                  {`The owner is notified by email and answers on their own page. Until they accept, ${formatCents(pricePlan)} stays the lowest price.`}
                </Text>
                <Button type="submit" name="intent" value="request-price" busy={answer?.busy ?? false}>
                  Ask the owner
                </Button>
              </Stack>
            </AppForm>
          ),
        },
      ]}
    />
  );
}
