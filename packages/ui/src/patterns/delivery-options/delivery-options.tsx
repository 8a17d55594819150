import { hubs } from "@heirloop/contract/hub/hub";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { MapPin, ShieldCheck, Truck, type LucideIcon } from "lucide-react";
import * as styles from "./delivery-options.css.ts";

export type DeliveryOptionsProps = { listing: Pick<FullListing, "delivery" | "hub" | "place"> };

function Row({
  icon: Icon,
  title,
  note,
  cost,
}: {
  icon: LucideIcon;
  title: string;
  note?: string;
  cost?: string;
}) {
  return (
    <li className={styles.row}>
      <Icon aria-hidden className={styles.icon} />
      <span>
        {title}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {cost && <span className={styles.cost}>{cost}</span>}
    </li>
  );
}

/** How the piece gets to its new home, what that costs, and who stands for it. */
export function DeliveryOptions({ listing: { delivery, hub, place } }: DeliveryOptionsProps) {
  const area = hubs.find(({ id }) => id === hub)?.area;
  return (
    <ul className={styles.list}>
      {delivery.delivery && area && (
        <Row
          icon={Truck}
          title={`Delivery around ${area}`}
          note="Two people carry it in, as soon as the next day"
          cost={formatCents(delivery.localFee)}
        />
      )}
      {delivery.delivery && (
        <Row
          icon={Truck}
          title={area ? "Anywhere else in the US" : "Delivery in the US"}
          note="By a furniture carrier"
          cost={formatCents(delivery.carrierFee)}
        />
      )}
      {delivery.pickup && (
        <Row
          icon={MapPin}
          title={place ? `Pick it up in ${place}` : "Pick it up"}
          note="At a time you and the seller agree on"
          cost="Free"
        />
      )}
      <Row
        icon={ShieldCheck}
        title="Buyer protection"
        note="Free returns, and the seller is paid only after it has reached you"
      />
    </ul>
  );
}
