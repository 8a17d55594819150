import { hubs, regionNames, type Region } from "@heirloop/contract/hub/hub";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { MapPin, ShieldCheck, Truck, type LucideIcon } from "lucide-react";
import { Stack } from "../../components/stack/stack.tsx";
import { describeBands, describeRadius, formatFee } from "../delivery-terms/delivery-terms-copy.ts";
import { ZipEstimate, type ZipEstimateProps } from "./zip-estimate.tsx";
import * as styles from "./delivery-options.css.ts";

export type DeliveryOptionsProps = {
  listing: Pick<FullListing, "delivery" | "hub" | "place" | "region">;
  /** Where the shopper is; null when they have not said. */
  region?: Region | null;
  /** The shopper's ZIP code and what a delivery there costs, for a seller with delivery terms. */
  estimate?: ZipEstimateProps | undefined;
  /** The viewer sells it. */
  own?: boolean | undefined;
};

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

function carrierTitle(region: Region | null, isLocalOffered: boolean): string {
  if (region !== null) return `Delivery to ${regionNames[region]} and the rest of the US`;
  return isLocalOffered ? "Anywhere else in the US" : "Delivery in the US";
}

/** How the listing is delivered, what it costs, and who is responsible. */
export function DeliveryOptions({ listing, region = null, estimate, own = false }: DeliveryOptionsProps) {
  const { delivery, hub, place } = listing;
  const { bands } = delivery;
  const area = hubs.find(({ id }) => id === hub)?.area;
  const [onlyBand, ...otherBands] = bands ?? [];
  const isFar = region !== null && region !== listing.region;
  const local = bands ? (
    <Row
      icon={Truck}
      title={`Delivery by ${own ? "you" : "the seller"} ${describeRadius(bands)}${place ? ` of ${place}` : ""}`}
      {...(onlyBand && otherBands.length === 0
        ? { cost: formatFee(onlyBand.fee) }
        : { note: describeBands(bands) })}
    />
  ) : (
    area && (
      <Row
        icon={Truck}
        title={`Delivery around ${area}`}
        note="Two people carry it in, as soon as the next day"
        cost={formatCents(delivery.localFee)}
      />
    )
  );
  return (
    <Stack gap="m">
      <ul className={styles.list}>
        {delivery.delivery && !isFar && local}
        {delivery.delivery && (
          <Row
            icon={Truck}
            title={carrierTitle(isFar ? region : null, bands !== undefined || area !== undefined)}
            note="By a furniture carrier"
            cost={formatCents(delivery.carrierFee)}
          />
        )}
        {delivery.delivery && isFar && local}
        {delivery.pickup && (
          <Row
            icon={MapPin}
            title={place ? `Pick it up in ${place}` : "Pick it up"}
            note={`At a time you and the ${own ? "buyer" : "seller"} agree on`}
            cost="Free"
          />
        )}
        <Row
          icon={ShieldCheck}
          title="Buyer protection"
          note={
            own
              ? "Free returns, and we pay you only after the buyer has received it"
              : "Free returns, and we pay the seller only after you have received it"
          }
        />
      </ul>
      {delivery.delivery && bands && estimate && <ZipEstimate {...estimate} />}
    </Stack>
  );
}
