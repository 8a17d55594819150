import { formatCents } from "@heirloop/contract/money/format-cents";
import { getPriceEarnings } from "@heirloop/contract/money/order-earnings";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { EarningsList } from "./earnings-list.tsx";
import * as styles from "./earnings.css.ts";

export type PriceEarningsProps = {
  /** Cents; undefined while the field contains no amount. */
  price: number | undefined;
  priceLabel?: string;
  /** Cents that the buyer pays for delivery in addition, as far as they are known. */
  delivery?: number;
  /** The share in percent of the owner of a consigned piece; null for the seller's own piece. */
  ownerPercent?: number | null;
  /** Below the amounts. */
  hint?: string | undefined;
};

/** What a seller receives at the price that they type. The amount is announced when it changes. */
export function PriceEarnings({
  price,
  priceLabel = "Asking price",
  delivery = 0,
  ownerPercent = null,
  hint,
}: PriceEarningsProps) {
  const earnings = price === undefined ? null : getPriceEarnings(price, { delivery, ownerPercent });
  return (
    <div className={styles.box}>
      <Stack gap="xs">
        {earnings === null ? (
          <Text size="small" tone="soft">
            Enter a price to see what you receive.
          </Text>
        ) : (
          <EarningsList earnings={earnings} priceLabel={priceLabel} />
        )}
        {hint !== undefined && (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
      </Stack>
      <VisuallyHidden live="polite">
        {earnings === null ? "" : `You receive ${formatCents(earnings.payout)}`}
      </VisuallyHidden>
    </div>
  );
}
