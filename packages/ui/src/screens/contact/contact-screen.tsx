import { brand } from "@heirloop/contract/brand/brand";
import { getPhoneUrl } from "@heirloop/contract/user/phone-number";
import { Banner } from "../../components/banner/banner.tsx";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { PhoneNumber } from "../../patterns/phone-number/phone-number.tsx";
import { createLinks, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ContactFields, type ContactFormProps } from "./contact-form.tsx";
import * as styles from "./contact-screen.css.ts";

export type ContactScreenProps = ContactFormProps & {
  /** The message was sent; where the copy went. */
  sentTo?: string | undefined;
  /** Pages that exist. */
  pages: readonly SitePage[];
};

function Directly({ pages }: Pick<ContactScreenProps, "pages">) {
  return (
    <Stack as="aside" gap="l" label="Other ways to reach us">
      <Stack gap="xs">
        <Heading level={2} size="strong">
          Prefer the phone?
        </Heading>
        <Text>
          <TextLink href={getPhoneUrl(brand.phone)}>
            <PhoneNumber>{brand.phone}</PhoneNumber>
          </TextLink>
        </Text>
      </Stack>
      <Stack gap="xs">
        <Heading level={2} size="strong">
          Prefer email?
        </Heading>
        <Text>
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </Text>
      </Stack>
      <Stack gap="xs">
        <Heading level={2} size="strong">
          About a piece?
        </Heading>
        <Text tone="soft">Ask the seller on the piece&rsquo;s page, in public or in a message.</Text>
      </Stack>
      {pages.includes("help") && (
        <Stack gap="xs">
          <Heading level={2} size="strong">
            Your question may already be answered
          </Heading>
          {createLinks(["help", "buyerProtection"], pages).map(({ label, href }) => (
            <Text key={href}>
              <TextLink href={href}>{label}</TextLink>
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** `/contact` */
export function ContactScreen({ sentTo, pages, ...form }: ContactScreenProps) {
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs("Contact")} />
          <Heading level={1}>Write to us</Heading>
          <Text size="lead" tone="soft" measure>
            We read every message and answer by email.
          </Text>
        </Stack>
        <div className={styles.beside}>
          <div className={styles.form}>
            {sentTo === undefined ? (
              <ContactFields {...form} />
            ) : (
              <Stack gap="l" align="start">
                <Banner tone="success" announce>
                  We received your message and sent a copy to {sentTo}.
                </Banner>
                <ButtonLink href={pageUrls.contact()}>Write another</ButtonLink>
              </Stack>
            )}
          </div>
          <Directly pages={pages} />
        </div>
      </PageLayout>
    </Container>
  );
}
