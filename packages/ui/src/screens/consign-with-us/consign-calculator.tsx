import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./consign-with-us-screen.css.ts";

export type ConsignCalculatorProps = {
  /** Cents; undefined while the text is not an amount. */
  price: number | undefined;
  /** The owner's share of a price, in cents. */
  getShare: (price: number) => number;
  onPrice: (cents: number | undefined) => void;
};

const examples = [200_00, 600_00, 1_500_00, 4_000_00] as const;

/** Calculates the owner's share. Before hydration it works as a form. */
export function ConsignCalculator({ price, getShare, onPrice }: ConsignCalculatorProps) {
  return (
    <div className={styles.calculator}>
      <div className={styles.ask}>
        <Heading level={2}>How much would you earn?</Heading>
        <AppForm method="get" preventScrollReset>
          <div className={styles.ask}>
            <MoneyField
              label="Sale price"
              name="price"
              defaultCents={price}
              onCents={onPrice}
              hint="Check the prices of similar pieces, and expect a little less."
            />
            <noscript>
              <Button type="submit">Calculate</Button>
            </noscript>
          </div>
        </AppForm>
        <output className={styles.result} aria-live="polite">
          <Text size="label" tone="soft">
            {`Your share, ${constants.consignerShare} percent`}
          </Text>
          <span className={styles.figure}>{price === undefined ? "–" : formatCents(getShare(price))}</span>
        </output>
      </div>
      <div className={styles.ask}>
        <Heading level={3}>For comparison</Heading>
        <KeyValueList
          look="sums"
          items={examples.map((amount) => ({
            key: `Sold for ${formatCents(amount)}`,
            value: formatCents(getShare(amount)),
          }))}
        />
        <Text size="small" tone="soft">
          This is the usual share. Rare pieces and pieces that need no work often get more. The shop tells you
          your share when it accepts your piece.
        </Text>
      </div>
    </div>
  );
}
