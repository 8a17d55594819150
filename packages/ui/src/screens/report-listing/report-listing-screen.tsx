import {
  listingReportReasons,
  type ListingReportReason,
} from "@heirloop/contract/listing-report/listing-report-reasons";
import type { ReportableListing } from "@heirloop/contract/listing-report/listing-report.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Card } from "../../components/card/card.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { PieceSummary } from "../../patterns/piece-summary/piece-summary.tsx";
import { ReportForm, type ReportFormProps } from "../../patterns/report-form/report-form.tsx";
import { listingReportLabels } from "./listing-report-labels.ts";

export type ReportListingScreenProps = Pick<ReportFormProps, "answer" | "busy"> & {
  listing: ReportableListing;
  /** It was reported just now. */
  sent: boolean;
};

const options = listingReportReasons.map((value: ListingReportReason) => ({
  value,
  label: listingReportLabels[value],
}));

function Report({ listing, sent, answer, busy }: ReportListingScreenProps) {
  const { reportedAt, obstacle } = listing;
  if (reportedAt !== null)
    return sent ? (
      <Banner tone="success" announce>
        Thank you for your report. We look at it and take down what breaks our rules.
      </Banner>
    ) : (
      <Banner>You reported this piece on {formatDay(reportedAt)}. We look at every report.</Banner>
    );
  if (obstacle === "own") return <Banner>This is your own piece.</Banner>;
  if (obstacle === "not-for-sale")
    return (
      <Banner
        actions={
          <TextLink href={pageUrls.contact("report", pageUrls.product(listing))}>Write to us</TextLink>
        }
      >
        This piece is no longer for sale.
      </Banner>
    );
  return <ReportForm {...{ options, answer, busy }} submit="Report this piece" />;
}

/** `/report-piece/{heirloopId}` */
export function ReportListingScreen(props: ReportListingScreenProps) {
  const { listing } = props;
  return (
    <Container width="text">
      <PageLayout>
        <BackLink href={pageUrls.product(listing)}>Back to the piece</BackLink>
        <Heading level={1}>Report a piece</Heading>
        <Card look="sunken">
          <PieceSummary piece={listing}>
            <Text size="small" tone="soft">
              Sold by {listing.seller.firstName}
            </Text>
          </PieceSummary>
        </Card>
        <Report {...props} />
      </PageLayout>
    </Container>
  );
}
