import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppForm } from "../../theme/form.tsx";
import { requestedPriceCopy } from "./consignment-copy.ts";

export type PriceRequestProps = {
  consignment: Consignment;
  /** The pending action. */
  sending: string | undefined;
};

/** The shop asks the owner for a lower price. Posted to the page's own address: `consignment`, `price` (cents) and `intent`. */
export function PriceRequest({ consignment, sending }: PriceRequestProps) {
  const { _id, requestedPrice, title } = consignment;
  if (requestedPrice === null) return null;
  return (
    <Card as="section" label={`Lower price for ${title}`}>
      <AppForm method="post" preventScrollReset>
        <Stack gap="m">
          <input type="hidden" name="consignment" value={_id} />
          <input type="hidden" name="price" value={requestedPrice} />
          <Text measure>{requestedPriceCopy(consignment)}</Text>
          <Inline gap="s">
            <Button
              type="submit"
              variant="primary"
              name="intent"
              value="accept-price"
              busy={sending === "accept-price"}
            >
              {`Accept ${formatCents(requestedPrice)}`}
            </Button>
            <Button
              type="submit"
              variant="quiet"
              name="intent"
              value="decline-price"
              busy={sending === "decline-price"}
            >
              Decline
            </Button>
          </Inline>
        </Stack>
      </AppForm>
    </Card>
  );
}
