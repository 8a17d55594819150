import type { BuyerRecord as Record } from "@heirloop/contract/order/buyer-record.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Rating } from "../../components/rating/rating.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

export type BuyerRecordProps = {
  record: Record;
  /** The order with this buyer, for a link to what sellers wrote; without it there is none. */
  order?: string;
};

const countPurchases = (count: number): string =>
  count === 1 ? "1 completed purchase" : `${count} completed purchases`;
const countCanceled = (count: number): string =>
  `${count} ${count === 1 ? "order" : "orders"} canceled after an agreement`;

/** How a buyer has behaved with sellers so far. */
export function BuyerRecord({ record, order }: BuyerRecordProps) {
  const { purchases, canceled, rating, ratings, since } = record;
  return (
    <Stack gap="xxs">
      {rating !== null && (
        <Text as="span" size="small">
          <Rating value={rating} count={ratings} />
        </Text>
      )}
      <Text size="small">
        {[
          purchases === 0 ? "First purchase here" : countPurchases(purchases),
          ...(canceled === 0 ? [] : [countCanceled(canceled)]),
        ].join(" · ")}
      </Text>
      <Text size="small" tone="soft">
        Member since {new Date(since).getUTCFullYear()}
        {order !== undefined && ratings > 0 && (
          <>
            {" · "}
            <TextLink href={pageUrls.buyerReviews(order)}>Read what sellers say</TextLink>
          </>
        )}
      </Text>
    </Stack>
  );
}
