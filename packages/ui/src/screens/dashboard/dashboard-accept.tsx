import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { useState } from "react";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Button } from "../../components/button/button.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { PriceEarnings } from "../../patterns/earnings/price-earnings.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

export type DashboardAcceptProps = { consignment: Consignment; answer: FormState | undefined };

const isShare = (percent: number): boolean =>
  Number.isInteger(percent) &&
  percent >= constants.lowestConsignerShare &&
  percent <= constants.highestConsignerShare;

/** Price and share, collapsed at first. */
export function DashboardAccept({ consignment, answer }: DashboardAcceptProps) {
  const { _id, expectedPrice } = consignment;
  const [price, setPrice] = useState<number | undefined>(expectedPrice);
  const [share, setShare] = useState<number>(constants.consignerShare);
  return (
    <Accordion
      items={[
        {
          id: _id,
          title: "Accept",
          open: answer?.errors !== undefined,
          content: (
            <AppForm method="post" errors={answer?.errors} noValidate preventScrollReset>
              <Stack gap="m" align="start">
                <input type="hidden" name="consignment" value={_id} />
                <Grid columns="two" gap="m">
                  <MoneyField
                    label="Your asking price"
                    name="pricePlan"
                    required
                    defaultCents={expectedPrice}
                    error={answer?.errors?.["pricePlan"]}
                    onCents={setPrice}
                  />
                  <TextField
                    label="The owner’s share"
                    name="share"
                    inputMode="numeric"
                    required
                    suffix="%"
                    defaultValue={String(constants.consignerShare)}
                    error={answer?.errors?.["share"]}
                    onChange={(event) => setShare(Number(event.target.value))}
                  />
                </Grid>
                <PriceEarnings price={isShare(share) ? price : undefined} ownerPercent={share} />
                <Text size="small" tone="soft" measure>
                  The owner sees both, with your name and the phone number of your account. You can sell the
                  piece for this price or more; for less, you ask the owner first. Collect it within two
                  weeks.
                </Text>
                <Button
                  type="submit"
                  variant="primary"
                  name="intent"
                  value="accept"
                  busy={answer?.busy ?? false}
                >
                  Accept
                </Button>
              </Stack>
            </AppForm>
          ),
        },
      ]}
    />
  );
}
