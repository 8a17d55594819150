import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import { FitPanel, type FitPanelProps } from "../../patterns/fit/fit-panel.tsx";
import { PriceHistory } from "../../patterns/price-history/price-history.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { ScaleDrawing } from "../../patterns/scale-drawing/scale-drawing.tsx";
import { getFacts } from "./product-facts.ts";
import * as styles from "./product-screen.css.ts";

export type ProductAboutProps = {
  listing: FullListing;
  /** The viewer sells it. */
  own: boolean;
  /** The viewer is an admin, who can take it down. */
  admin?: boolean | undefined;
  /** The lowest price of the last 30 days, in cents. */
  lowest: number | null;
  /** Whether it gets into the reader's home. */
  fit: FitPanelProps;
};

/** The description, the facts and the size of a piece. */
export function ProductAbout({ listing, own, admin, fit, lowest }: ProductAboutProps) {
  const histories = listing.priceHistory.length > 1;
  return (
    <>
      <div className={styles.description}>
        <Section title="About this piece">
          <Stack gap="l">
            <Text size="lead" measure lines>
              {listing.description}
            </Text>
            <Accordion
              items={[
                {
                  id: "condition",
                  title: "Condition",
                  aside: conditionNames[listing.condition].name,
                  open: true,
                  content: (
                    <Text measure lines>
                      {listing.conditionNotes ?? conditionNames[listing.condition].meaning}
                    </Text>
                  ),
                },
                {
                  id: "facts",
                  title: "Details",
                  open: true,
                  content: <KeyValueList items={getFacts(listing)} />,
                },
                ...(histories
                  ? [
                      {
                        id: "price",
                        title: "Price history",
                        content: <PriceHistory history={listing.priceHistory} lowest={lowest} />,
                      },
                    ]
                  : []),
              ]}
            />
            {!own && (
              <Text size="small">
                <TextLink variant="quiet" href={pageUrls.reportListing(listing.heirloopId)}>
                  Report this piece
                </TextLink>
              </Text>
            )}
            {admin && (
              <Text size="small">
                <TextLink variant="quiet" href={pageUrls.takeDownListing(listing.heirloopId)}>
                  Take this piece down
                </TextLink>
              </Text>
            )}
          </Stack>
        </Section>
      </div>
      <div className={styles.size}>
        <Section title="To scale">
          <Stack gap="s">
            <ScaleDrawing dimensions={listing.dimensions} />
            <Text size="small" tone="soft">
              Next to a person 5 ft 8 in tall.
            </Text>
            <FitPanel {...fit} />
          </Stack>
        </Section>
      </div>
    </>
  );
}
