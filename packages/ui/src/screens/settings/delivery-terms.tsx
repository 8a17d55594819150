import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { DeliveryTermsValues } from "../../patterns/delivery-terms/delivery-terms-values.ts";
import { SettingsPart, type SettingsResult } from "./settings-part.tsx";

const rowNames = ["First distance", "Second distance", "Third distance", "Fourth distance"] as const;

/**
 * A shop's delivery terms: `terms.zip`, and `terms.bands.0.miles` and `terms.bands.0.fee` for each of the four
 * distances.
 */
export function DeliveryTerms({
  values,
  answer,
}: {
  values: DeliveryTermsValues;
  answer: SettingsResult | undefined;
}) {
  const hasTerms = values.zip !== "" || values.bands.some(({ miles, fee }) => miles !== "" || fee !== "");
  return (
    <SettingsPart
      topic="delivery"
      form="delivery"
      intro="How far you deliver, and for how much. It applies to every piece that you offer with delivery. Farther away, a furniture carrier delivers at the carrier's price."
      saved={
        hasTerms
          ? "Your delivery terms are saved. New orders use them from now on."
          : "You have no delivery terms. The standard fees apply."
      }
      action="Save delivery terms"
      answer={answer}
    >
      {(field) => (
        <>
          <Grid columns="two" gap="m">
            <TextField
              label="ZIP code you deliver from"
              optional
              inputMode="numeric"
              autoComplete="postal-code"
              hint="Leave everything empty to use the standard fees."
              name="terms.zip"
              defaultValue={values.zip}
              error={field("terms.zip").error}
            />
          </Grid>
          <Fieldset
            legend="Distances and fees"
            look="label"
            hint={`From near to far, up to ${constants.deliveryRadius} miles in a straight line. The last one is as far as you deliver. A fee of 0 is free delivery.`}
            error={field("terms.bands").error}
          >
            <Stack gap="s">
              {rowNames.slice(0, constants.deliveryBands).map((name, at) => {
                const { miles = "", fee = "" } = values.bands[at] ?? {};
                return (
                  <Fieldset key={name} legend={name} look="label">
                    <Grid columns="two" gap="m">
                      <TextField
                        label="Up to"
                        optional={at > 0}
                        inputMode="numeric"
                        suffix="miles"
                        name={`terms.bands.${at}.miles`}
                        defaultValue={miles}
                        error={field(`terms.bands.${at}.miles`).error}
                      />
                      <MoneyField
                        label="Fee"
                        optional={at > 0}
                        name={`terms.bands.${at}.fee`}
                        defaultText={fee}
                        error={field(`terms.bands.${at}.fee`).error}
                      />
                    </Grid>
                  </Fieldset>
                );
              })}
            </Stack>
          </Fieldset>
        </>
      )}
    </SettingsPart>
  );
}
