import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { BandActions } from "../../patterns/editorial/band-actions.tsx";
import { createLinks, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import * as styles from "./home-screen.css.ts";

/** The teaser for sellers. */
export function SellingTeaser({ pages }: { pages: readonly SitePage[] }) {
  return (
    <section className={styles.selling}>
      <Container>
        <div className={styles.sellingInside}>
          <div className={styles.sellingWords}>
            <Heading level={2} size="title">
              Someone is looking for the chair you no longer use
            </Heading>
            <p className={styles.sellingLead}>
              Let one of our shops sell it for a share of the price, or list it yourself and deal with buyers
              directly.
            </p>
            <BandActions
              actions={[
                { label: "Start selling", href: pageUrls.consignWithUs() },
                ...createLinks(["trade"], pages).map(({ href }) => ({
                  label: "Trade program for designers",
                  href,
                })),
              ]}
            />
          </div>
          <ol className={styles.steps}>
            <li className={styles.step}>Take a few pictures and add the size, age and condition.</li>
            <li className={styles.step}>
              A vetted shop near you accepts it, or your own listing goes live right away.
            </li>
            <li className={styles.step}>
              It is delivered to its new home, and you are paid {formatDuration(constants.payoutDelay)} later.
            </li>
          </ol>
        </div>
      </Container>
    </section>
  );
}
