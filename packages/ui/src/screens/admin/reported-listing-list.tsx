import type { ReportedListing } from "@heirloop/contract/admin/reported-listing.endpoints";
import { Badge } from "../../components/badge/badge.tsx";
import { Text } from "../../components/text/text.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PieceSummary } from "../../patterns/piece-summary/piece-summary.tsx";
import { listingReportLabels } from "../report-listing/listing-report-labels.ts";
import { ReportedCard, ReportedList } from "./reported-list.tsx";
import { PersonLink } from "./reports.tsx";
import { takeDownObstacles, takingDown } from "./take-down-copy.ts";

function ReportedListingItem({ reported }: { reported: ReportedListing }) {
  const { _id, listing, seller, obstacle, reports } = reported;
  return (
    <ReportedCard
      id={_id}
      name={listing.title}
      noun="piece"
      keepIntent="keep-piece"
      removal={obstacle === null ? { ...takingDown, action: "Take down", intent: "take-down-piece" } : null}
      reports={reports}
      labels={listingReportLabels}
      note={
        obstacle !== null && (
          <Text size="small" tone="soft" measure>
            {takeDownObstacles[obstacle]}
          </Text>
        )
      }
    >
      <PieceSummary piece={listing}>
        <Text size="small" tone="soft">
          <PersonLink person={seller} />
        </Text>
        {listing.status === "inactive" && <Badge>Not for sale</Badge>}
      </PieceSummary>
    </ReportedCard>
  );
}

export type ReportedListingListProps = {
  listings: Loadable<readonly ReportedListing[]>;
  onRetry: () => void;
};

/** Pieces that users reported, oldest first, to keep or to take down. */
export function ReportedListingList({ listings, onRetry }: ReportedListingListProps) {
  return (
    <ReportedList
      items={listings}
      emptyTitle="No reported pieces"
      emptyText="Pieces that users report appear here."
      renderItem={(reported) => <ReportedListingItem reported={reported} />}
      onRetry={onRetry}
    />
  );
}
