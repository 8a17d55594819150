import type { Scene } from "@heirloop/contract/scene/scenes";
import { Banner } from "../../components/banner/banner.tsx";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { EditorialHero } from "../../patterns/editorial/editorial-hero.tsx";
import { Claims, NumberedSteps } from "../../patterns/editorial/numbered-steps.tsx";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { tradeCopy } from "./trade-copy.ts";
import { TradeFields, type TradeFormProps } from "./trade-form.tsx";
import * as styles from "./trade-screen.css.ts";

export type TradeScreenProps = TradeFormProps & {
  /** The application was sent; where the copy went. */
  sentTo?: string | undefined;
  /** The room at the beginning. */
  scene?: Scene | undefined;
};

/** `/trade` */
export function TradeScreen({ sentTo, scene, ...form }: TradeScreenProps) {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.begin}>
          <Breadcrumb trail={createPageBreadcrumbs("Trade program")} />
          <EditorialHero
            title={["For those who furnish rooms ", "for a living", ""]}
            lead={tradeCopy.lead}
            actions={[{ label: "Apply", href: "#apply" }]}
            scene={scene}
          />
        </div>
        <section className={styles.part}>
          <Heading level={2}>What members have</Heading>
          <Claims claims={tradeCopy.claims} />
        </section>
        <section className={styles.part}>
          <Heading level={2}>How it works</Heading>
          <NumberedSteps steps={tradeCopy.steps} />
        </section>
        <section id="apply" className={styles.apply}>
          <Stack gap="s">
            <Heading level={2}>Apply for the program</Heading>
            <Text tone="soft" measure>
              For interior designers, architects, stagers and other design professionals. We answer every
              application by email.
            </Text>
          </Stack>
          {sentTo === undefined ? (
            <TradeFields {...form} />
          ) : (
            <Banner tone="success" announce>
              We received your application and sent a copy to {sentTo}. A person will answer you by email.
            </Banner>
          )}
        </section>
      </div>
    </Container>
  );
}
