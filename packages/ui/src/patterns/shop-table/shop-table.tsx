import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Listing, OwnListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ImageOff } from "lucide-react";
import { Badge, type BadgeProps } from "../../components/badge/badge.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { AppForm } from "../../theme/form.tsx";
import { ConfirmedButton } from "../confirm/confirmed-button.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import { Price } from "../price/price.tsx";
import * as styles from "./shop-table.css.ts";
import { getTakeDownConfirmation } from "./take-down-confirmation.ts";

/** Posted to the page's own address with the piece as its value: `retire` takes it down, `relist` puts it up again. */
export type ShopTableProps = {
  listings: readonly OwnListing[];
  /** A button's answer is on its way. */
  busy: boolean;
};

function getStatus(listing: Listing): { tone: NonNullable<BadgeProps["tone"]>; label: string } {
  if (listing.status === "sold") return { tone: "neutral", label: "Sold" };
  if (listing.takenDownReason !== undefined) return { tone: "danger", label: "Taken down by Heirloop" };
  if (listing.status === "inactive")
    return listing.images.length === 0
      ? { tone: "warning", label: "Needs pictures" }
      : { tone: "neutral", label: "Not for sale" };
  if (listing.reservedUntil !== null) return { tone: "quiet", label: "Reserved" };
  return { tone: "success", label: "For sale" };
}

function Piece({ listing }: { listing: Listing }) {
  const [image] = listing.images;
  return (
    <div className={styles.piece}>
      {image ? (
        <Picture src={image} alt="" size="thumbnail" sizes="56px" />
      ) : (
        <span className={styles.blank}>
          <ImageOff aria-hidden size={20} />
        </span>
      )}
      <TextLink href={pageUrls.product(listing)}>{listing.title}</TextLink>
    </div>
  );
}

function WhyTakenDown({ listing }: { listing: Listing }) {
  if (listing.takenDownReason === undefined) return null;
  return (
    <>
      <Text size="small" tone="soft" lines>
        {listing.takenDownReason}
      </Text>
      <Text size="small">
        <TextLink href={pageUrls.contact("selling", pageUrls.product(listing))}>
          Write to us<VisuallyHidden> about {listing.title}</VisuallyHidden>
        </TextLink>
      </Text>
    </>
  );
}

function RowActions({ listing, busy }: { listing: Listing; busy: boolean }) {
  const { heirloopId, status, title, images, takenDownReason } = listing;
  if (status === "sold")
    return (
      <div className={styles.actions}>
        {listing.soldTo !== null && (
          <ButtonLink size="small" variant="quiet" href={pageUrls.order(listing.soldTo)}>
            Sale<VisuallyHidden> of {title}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    );
  return (
    <div className={styles.actions}>
      <ButtonLink size="small" href={pageUrls.editListing(heirloopId)}>
        Edit<VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
      {status === "active" && (
        <ConfirmedButton
          confirmation={getTakeDownConfirmation(title)}
          size="small"
          variant="quiet"
          full={false}
          busy={busy}
          submit={{ name: "retire", value: heirloopId }}
        >
          Take down<VisuallyHidden> {title}</VisuallyHidden>
        </ConfirmedButton>
      )}
      {status === "inactive" && images.length > 0 && takenDownReason === undefined && (
        <Button size="small" variant="quiet" type="submit" name="relist" value={heirloopId} busy={busy}>
          Relist<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

const getColumns = (busy: boolean): TableProps<OwnListing>["columns"] => [
  { id: "piece", head: "Piece", cell: (listing) => <Piece listing={listing} /> },
  {
    id: "status",
    head: "Status",
    cell: (listing) => {
      const { tone, label } = getStatus(listing);
      return (
        <>
          <Badge tone={tone}>{label}</Badge>
          <WhyTakenDown listing={listing} />
        </>
      );
    },
  },
  { id: "date", head: "Added", cell: ({ date }) => <UtcDay instant={date} /> },
  {
    id: "price",
    head: "Price",
    cell: ({ price, compareAtPrice, status, soldFor = price }) =>
      status === "sold" ? formatCents(soldFor) : <Price price={price} compareAtPrice={compareAtPrice} />,
  },
  {
    id: "actions",
    head: "Actions",
    align: "end",
    isBareWhenStacked: true,
    cell: (listing) => <RowActions listing={listing} busy={busy} />,
  },
];

/** A seller's own pieces, with what may be done to each. */
export function ShopTable({ listings, busy }: ShopTableProps) {
  return (
    <AppForm method="post" preventScrollReset>
      <Table
        caption="Pieces"
        narrow="stack"
        stand="middle"
        rows={listings}
        getKey={({ heirloopId }) => heirloopId}
        columns={getColumns(busy)}
      />
    </AppForm>
  );
}
