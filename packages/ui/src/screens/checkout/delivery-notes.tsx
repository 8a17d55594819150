import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { explainLimit, formatFee } from "../../patterns/delivery-terms/delivery-terms-copy.ts";
import * as styles from "./checkout-screen.css.ts";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";

type Part = Quote["sellers"][number];

/** Who brings one seller's pieces, where the seller has set delivery terms. */
function describe({ seller, breakdown, delivery }: Part, canPickUp: boolean): string | null {
  // Without terms, nothing depends on the distance.
  if (typeof delivery?.radius !== "number") return null;
  // The name of a shop that gets an offer is hidden.
  const isHidden = seller.slug === null;
  if (delivery.by === "seller")
    return `Delivered by ${isHidden ? "the seller" : seller.firstName}: ${formatFee(breakdown.delivery)}.`;
  const limit = isHidden ? explainLimit(delivery) : explainLimit(delivery, seller.firstName);
  if (limit === null) return null;
  const carrier = `A furniture carrier brings it for ${formatCents(breakdown.delivery)}`;
  return `${limit} ${carrier}${canPickUp ? ", or choose pickup." : "."}`;
}

/** Says below the address who delivers, and why a seller does not. */
export function DeliveryNotes({
  quote,
  canPickUp,
}: Pick<CheckoutScreenProps, "quote"> & { canPickUp: boolean }) {
  const parts = quote.state === "ready" ? quote.value.sellers : [];
  const notes = parts.flatMap((part) => {
    const text = describe(part, canPickUp);
    return text === null ? [] : [{ id: part.seller._id, text }];
  });
  return (
    <div role="status" className={notes.length > 0 ? styles.notes : undefined}>
      <Stack gap="xs">
        {notes.map(({ id, text }) => (
          <Text key={id} size="small" tone="soft">
            {text}
          </Text>
        ))}
      </Stack>
    </div>
  );
}
