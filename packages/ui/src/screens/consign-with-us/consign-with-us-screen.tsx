import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Scene } from "@heirloop/contract/scene/scenes";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PictureTile } from "../../patterns/picture-tile/picture-tile.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { ConsignCalculator, type ConsignCalculatorProps } from "./consign-calculator.tsx";
import { leaves, questions, steps, takes } from "./consign-copy.ts";
import * as styles from "./consign-with-us-screen.css.ts";

export type ConsignWithUsScreenProps = ConsignCalculatorProps & {
  /** The room at the beginning. */
  scene: Scene;
  /** Pieces that others have parted with: up to two. */
  featured: readonly Listing[];
  /** Where users list a piece themselves; omitted where private sellers cannot. */
  listHref?: string | undefined;
};

function Hero({
  scene,
  featured,
  listHref,
}: Pick<ConsignWithUsScreenProps, "scene" | "featured" | "listHref">) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <Heading level={1} size="display">
          Sell it the <em className={styles.emphasis}>easy</em> way
        </Heading>
        <Text size="lead" tone="soft" measure>
          Have an armchair that does not fit your new place, or a sideboard you inherited? Let a shop sell it
          for you, or sell it yourself.
        </Text>
        <Inline gap="s">
          <ButtonLink href={pageUrls.consignForm()} variant="primary" size="large">
            Consign a piece
          </ButtonLink>
          {listHref && (
            <ButtonLink href={listHref} size="large">
              List it yourself
            </ButtonLink>
          )}
        </Inline>
      </div>
      <div className={styles.pictures}>
        <div className={styles.wide}>
          <Picture
            {...scene}
            ratio="landscape"
            size="full"
            sizes="(min-width: 1776px) 51rem, (min-width: 901px) 44vw, 92vw"
            priority
          />
        </div>
        {featured.slice(0, 2).map((listing) => (
          <PictureTile
            key={listing.heirloopId}
            href={pageUrls.product(listing)}
            title={listing.title}
            note={formatCents(listing.price)}
            image={listing.images[0] ?? null}
            sizes="(min-width: 901px) 22vw, 46vw"
            eager
          />
        ))}
      </div>
    </section>
  );
}

function Ways({ listHref }: Pick<ConsignWithUsScreenProps, "listHref">) {
  return (
    <ul className={styles.ways}>
      <li className={styles.way}>
        <Heading level={2} size="subheading">
          Let a shop sell it
        </Heading>
        <Text tone="soft">For people who would rather leave the work to a professional.</Text>
        <ul className={styles.wayFacts}>
          <li>{`${constants.consignerShare} percent of the price is usually yours`}</li>
          <li>They collect, repair, photograph and deliver it</li>
          <li>You follow every step, and pay nothing if it does not sell</li>
        </ul>
        <div className={styles.wayButton}>
          <ButtonLink href={pageUrls.consignForm()} variant="primary" size="large" full>
            Consign a piece
          </ButtonLink>
        </div>
      </li>
      {listHref && (
        <li className={styles.way}>
          <Heading level={2} size="subheading">
            Sell it yourself
          </Heading>
          <Text tone="soft">
            For people who know what their piece is worth and like to deal with buyers directly.
          </Text>
          <ul className={styles.wayFacts}>
            <li>{`${100 - constants.sellerFee} percent of the price is yours`}</li>
            <li>You take the pictures, answer questions and agree on a day</li>
            <li>Listing is free, and you can change it until it is sold</li>
          </ul>
          <div className={styles.wayButton}>
            <ButtonLink href={listHref} size="large" full>
              List it yourself
            </ButtonLink>
          </div>
        </li>
      )}
    </ul>
  );
}

/** `/consign-with-us`: the two ways to sell and how consigning works. */
export function ConsignWithUsScreen({ scene, featured, listHref, ...calculator }: ConsignWithUsScreenProps) {
  return (
    <Container>
      <Hero {...{ scene, featured, listHref }} />
      <Ways listHref={listHref} />
      <Section title="How a shop sells it for you">
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{text}</Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What shops take">
        <div className={styles.columns}>
          <Stack gap="s">
            <Heading level={3}>Usually accepted</Heading>
            <ul className={styles.takes}>
              {takes.map((line) => (
                <Text key={line} as="li">
                  {line}
                </Text>
              ))}
            </ul>
          </Stack>
          <Stack gap="s">
            <Heading level={3}>Usually declined</Heading>
            <ul className={styles.takes}>
              {leaves.map((line) => (
                <Text key={line} as="li" tone="soft">
                  {line}
                </Text>
              ))}
            </ul>
          </Stack>
        </div>
      </Section>
      <section className={styles.ways}>
        <div className={styles.wide}>
          <ConsignCalculator {...calculator} />
        </div>
      </section>
      <Section title="Frequently asked questions">
        <Accordion
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: <Text measure>{answer}</Text>,
          }))}
        />
      </Section>
      <div className={styles.last}>
        <Heading level={2} size="title" align="center">
          Have a piece to consign?
        </Heading>
        <ButtonLink href={pageUrls.consignForm()} variant="primary" size="large">
          Consign a piece
        </ButtonLink>
      </div>
    </Container>
  );
}
