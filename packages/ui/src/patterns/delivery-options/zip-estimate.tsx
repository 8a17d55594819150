import type { DeliveryEstimate } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { AppForm } from "../../theme/form.tsx";
import { explainLimit, formatFee } from "../delivery-terms/delivery-terms-copy.ts";
import * as styles from "./delivery-options.css.ts";

export type ZipEstimateProps = {
  /** The ZIP code as typed. */
  zip: string;
  /** Null before a ZIP code was entered. */
  estimate: DeliveryEstimate | null;
  error?: string | undefined;
};

function describe(estimate: DeliveryEstimate): string {
  const { zip, fee, by } = estimate;
  const price = `Delivery to ${zip}: ${formatFee(fee)}`;
  if (by === "seller") return `${price}, by the seller.`;
  const limit = explainLimit(estimate);
  return limit === null ? `${price}, by a furniture carrier.` : `${limit} ${price}, by a furniture carrier.`;
}

/** What the delivery to a ZIP code costs; submits `zip` to the page itself. */
export function ZipEstimate({ zip, estimate, error }: ZipEstimateProps) {
  return (
    <Stack gap="xs">
      <AppForm method="get" preventScrollReset aria-label="Delivery price">
        <div className={styles.zip}>
          <div className={styles.zipField}>
            <TextField
              label="Your ZIP code"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              defaultValue={zip}
              error={error}
            />
          </div>
          <Button type="submit">Check price</Button>
        </div>
      </AppForm>
      <div role="status">{estimate !== null && <Text size="small">{describe(estimate)}</Text>}</div>
    </Stack>
  );
}
