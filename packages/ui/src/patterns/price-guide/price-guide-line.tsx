import { formatLabel } from "@heirloop/contract/label/label";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { PriceGuide } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { Text } from "../../components/text/text.tsx";

/** What comparable pieces have sold for, and how many sales that rests on. */
export function PriceGuideLine({ guide: { low, high, sales, brand } }: { guide: PriceGuide }) {
  const pieces = brand === null ? "Pieces like this" : `Pieces like this by ${formatLabel(brand)}`;
  const range = low === high ? `about ${formatCents(low)}` : `${formatCents(low)} to ${formatCents(high)}`;
  return (
    <Text size="small" tone="soft">
      {`${pieces} sold for ${range} here (${sales} sales).`}
    </Text>
  );
}
