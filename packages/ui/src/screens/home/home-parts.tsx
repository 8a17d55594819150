import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "../../patterns/date/format-duration.ts";
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
              Somebody is looking for the chair you no longer sit in
            </Heading>
            <p className={styles.sellingLead}>
              Hand it to one of our shops and get your share when it sells, or list it yourself and keep the
              conversation in your own hands.
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
            <li className={styles.step}>
              Take a few pictures and tell us its size, its age and its scratches.
            </li>
            <li className={styles.step}>
              A vetted shop near you accepts it, or your own listing goes live at once.
            </li>
            <li className={styles.step}>
              We carry it to its new home. You are paid {formatDuration(constants.payoutDelay)} after it has
              arrived.
            </li>
          </ol>
        </div>
      </Container>
    </section>
  );
}
