import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { BadgeCheck, RotateCcw, Sofa, Truck, type LucideIcon } from "lucide-react";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Text } from "../../components/text/text.tsx";
import { AppLink } from "../../theme/link.tsx";
import { linksTo, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import * as styles from "./home-screen.css.ts";

const values: ReadonlyArray<{ icon: LucideIcon; title: string; words: string }> = [
  {
    icon: Sofa,
    title: "Over 10,000 pieces",
    words: "New ones every day, each one of a kind and gone once it is gone.",
  },
  {
    icon: Truck,
    title: "As soon as the next day",
    words: "Two people carry it up the stairs and into the room you choose.",
  },
  {
    icon: RotateCcw,
    title: "Buyer protection, free returns",
    words: "The seller is paid only after the piece has reached you as described.",
  },
  {
    icon: BadgeCheck,
    title: "Vetted sellers",
    words: "We know every shop and every consigner, and publish what buyers say of them.",
  },
];

/** Why one buys here. */
export function ValueProps() {
  return (
    <ul className={styles.props} aria-label={`Why ${brand.name}`}>
      {values.map(({ icon: Icon, title, words }) => (
        <li key={title} className={styles.prop}>
          <Icon aria-hidden className={styles.propIcon} />
          <Text size="strong">{title}</Text>
          <Text size="small" tone="soft">
            {words}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** For those who have something to part with. */
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
            <div className={styles.sellingActions}>
              <AppLink href={pageUrls.consignWithUs()} className={styles.ghost}>
                Start selling
              </AppLink>
              {linksTo(["trade"], pages).map(({ href }) => (
                <AppLink key={href} href={href} className={styles.quiet}>
                  Trade program for designers
                </AppLink>
              ))}
            </div>
          </div>
          <ol className={styles.steps}>
            <li className={styles.step}>
              Take a few pictures and tell us its size, its age and its scratches.
            </li>
            <li className={styles.step}>
              A vetted shop near you accepts it, or your own listing goes live at once.
            </li>
            <li className={styles.step}>
              We carry it to its new home. You are paid two days after it has arrived.
            </li>
          </ol>
        </div>
      </Container>
    </section>
  );
}
