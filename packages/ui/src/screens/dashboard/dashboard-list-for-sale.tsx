import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { useState } from "react";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Button } from "../../components/button/button.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { PriceEarnings } from "../../patterns/earnings/price-earnings.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

export type DashboardListForSaleProps = { consignment: Consignment; answer: FormState | undefined };

/** The listing's fields, collapsed at first; the rest comes from the consignment. */
export function DashboardListForSale({ consignment, answer }: DashboardListForSaleProps) {
  const { _id, title, pricePlan, expectedPrice, share } = consignment;
  const [price, setPrice] = useState<number | undefined>(pricePlan ?? expectedPrice);
  const errors = answer?.errors ?? {};
  return (
    <Accordion
      items={[
        {
          id: `${_id}-list`,
          title: "List for sale",
          open: Object.keys(errors).some((field) => field !== "requestedPrice"),
          content: (
            <AppForm method="post" errors={errors} noValidate preventScrollReset>
              <Stack gap="m" align="start">
                <input type="hidden" name="consignment" value={_id} />
                <Grid columns="two" gap="m">
                  <TextField
                    label="Title"
                    name="title"
                    required
                    defaultValue={title}
                    error={errors["title"]}
                  />
                  <MoneyField
                    label="Price"
                    name="price"
                    required
                    defaultCents={pricePlan ?? expectedPrice}
                    hint={
                      pricePlan === null
                        ? undefined
                        : `At least ${formatCents(pricePlan)}, as agreed with the owner.`
                    }
                    error={errors["price"]}
                    onCents={setPrice}
                  />
                </Grid>
                <PriceEarnings price={price} ownerPercent={share} />
                <TextArea
                  label="Description"
                  name="description"
                  optional
                  hint="If you leave this empty, the owner’s description is used. You can edit everything else in the listing later."
                  error={errors["description"]}
                />
                <Button
                  type="submit"
                  variant="primary"
                  name="intent"
                  value="list"
                  busy={answer?.busy ?? false}
                >
                  List for sale
                </Button>
              </Stack>
            </AppForm>
          ),
        },
      ]}
    />
  );
}
