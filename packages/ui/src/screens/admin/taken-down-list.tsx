import type { TakenDownListing, TakenDownPage } from "@heirloop/contract/admin/reported-listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { LocalDay } from "../../patterns/date/local-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PieceSummary } from "../../patterns/piece-summary/piece-summary.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { PersonLink } from "./reports.tsx";

function TakenDownItem({ takenDown }: { takenDown: TakenDownListing }) {
  const { listing, seller, reason, date, wasForSale } = takenDown;
  return (
    <Card>
      <Stack gap="m">
        <PieceSummary piece={listing}>
          <Text size="small" tone="soft">
            <PersonLink person={seller} />
            {", taken down "}
            <LocalDay instant={date} />
          </Text>
        </PieceSummary>
        <Text lines measure>
          {reason}
        </Text>
        <div>
          <ReasonDialog
            title={`Allow ${listing.title} again?`}
            description={
              wasForSale
                ? "It goes back on sale, and its seller is notified."
                : "It was not for sale. Its seller is notified and can put it on sale."
            }
            trigger={
              <Button size="small" aria-label={`Allow again: ${listing.title}`}>
                Allow again
              </Button>
            }
            intent="allow-piece"
            id={listing.heirloopId}
            hint="Only admins read it."
            submit="Allow it again"
            variant="primary"
          />
        </div>
      </Stack>
    </Card>
  );
}

export type TakenDownListProps = { takenDown: Loadable<TakenDownPage>; onRetry: () => void };

function TakenDown({ takenDown, onRetry }: TakenDownListProps) {
  if (takenDown.state !== "ready")
    return (
      <LoadablePlaceholder state={takenDown.state} title="The pieces could not be loaded" onRetry={onRetry} />
    );
  const { listings, total, page, totalPages } = takenDown.value;
  if (total === 0)
    return (
      <EmptyState compact title="No pieces taken down">
        Pieces that you take down stay here until you allow them again.
      </EmptyState>
    );
  return (
    <Stack gap="m">
      {listings.map((one) => (
        <TakenDownItem key={one.listing.heirloopId} takenDown={one} />
      ))}
      <Pagination page={page} totalPages={totalPages} getHref={pageUrls.reportedListings} />
    </Stack>
  );
}

/** Pieces that admins took down, newest first, to allow them again. */
export function TakenDownList(props: TakenDownListProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Taken down
      </Heading>
      <TakenDown {...props} />
    </Stack>
  );
}
