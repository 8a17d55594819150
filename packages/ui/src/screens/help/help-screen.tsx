import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Search } from "lucide-react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks } from "../../components/tabs/tab-links.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PageContents } from "../../patterns/page-contents/page-contents.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { PhoneNumber } from "../../patterns/phone-number/phone-number.tsx";
import { createLinks, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { AppForm } from "../../theme/form.tsx";
import { HelpAnswers } from "./help-answers.tsx";
import * as styles from "./help-screen.css.ts";
import type { HelpAudience, HelpTopic } from "./help-topic.ts";

export type HelpScreenProps = {
  /** The audience; everybody when omitted. */
  audience?: HelpAudience | undefined;
  /** The keyword; empty for none. */
  keyword: string;
  /** The topics for the audience with the answers that the search found. */
  topics: readonly HelpTopic[];
  /** Pages that exist. */
  pages: readonly SitePage[];
};

const getCount = (topics: readonly HelpTopic[]): number =>
  topics.reduce((sum, { answers }) => sum + answers.length, 0);

function formatCount(count: number, keyword: string): string {
  return `${count === 1 ? "1 answer" : `${count} answers`} for “${keyword}”`;
}

function SearchField({ audience, keyword }: Pick<HelpScreenProps, "audience" | "keyword">) {
  return (
    <AppForm method="get" action={pageUrls.help()} role="search" aria-label="Search the help pages">
      {audience && <input type="hidden" name="audience" value={audience} />}
      {/* Another search begins with its own words. */}
      <div className={styles.search} key={keyword}>
        <TextField
          label="What would you like to know?"
          name="keyword"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={keyword}
        />
        <Button type="submit" variant="primary" icon={Search}>
          Search
        </Button>
      </div>
    </AppForm>
  );
}

function Audiences({ audience, keyword }: Pick<HelpScreenProps, "audience" | "keyword">) {
  const also = keyword === "" ? "" : `keyword=${encodeURIComponent(keyword)}`;
  const tab = (label: string, of: HelpAudience | undefined) => {
    const href = pageUrls.help(of);
    return {
      label,
      href: also === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${also}`,
      current: audience === of,
    };
  };
  return (
    <TabLinks
      label="Whose questions"
      tabs={[tab("Everything", undefined), tab("Buying", "Buying"), tab("Selling", "Selling")]}
    />
  );
}

function Further({ pages }: Pick<HelpScreenProps, "pages">) {
  return (
    <section className={styles.further}>
      <Stack gap="s">
        <Heading level={2} size="subheading">
          Didn’t find an answer?
        </Heading>
        <Text tone="soft" measure>
          We’re happy to help. Call <PhoneNumber>{brand.phone}</PhoneNumber>, or mail {brand.email} with the
          order&rsquo;s page at hand.
        </Text>
        <Inline as="p" gap="l">
          {createLinks(["buyerProtection", "termsOfUse", "privacyPolicy"], pages).map(({ label, href }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </Inline>
      </Stack>
      {createLinks(["contact"], pages).map(({ href }) => (
        <ButtonLink key={href} href={href} size="large">
          Write to us
        </ButtonLink>
      ))}
    </section>
  );
}

/** `/help`: questions and answers by topic, for buyers, sellers or both, with a search. */
export function HelpScreen({ audience, keyword, topics, pages }: HelpScreenProps) {
  const searching = keyword !== "";
  const count = getCount(topics);
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs("Help")} />
          <Heading level={1}>What can we help with?</Heading>
          <Text size="lead" tone="soft" measure>
            Answers to questions about buying and selling.
          </Text>
        </Stack>
        <SearchField {...{ audience, keyword }} />
        <Audiences {...{ audience, keyword }} />
        {searching && count > 0 && (
          <Inline gap="m" align="baseline">
            <div role="status">
              <Text>{formatCount(count, keyword)}</Text>
            </div>
            <TextLink href={pageUrls.help(audience)}>Show all questions</TextLink>
          </Inline>
        )}
        {count === 0 && (
          <div role="status">
            <EmptyState
              title={`No answer for “${keyword}” yet`}
              actions={<ButtonLink href={pageUrls.help(audience)}>Show all questions</ButtonLink>}
            >
              Try a single word such as “return”, “offer” or “payout”, or ask us below.
            </EmptyState>
          </div>
        )}
        {count > 0 &&
          (searching ? (
            <HelpAnswers topics={topics} keyword={keyword} />
          ) : (
            <PageContents parts={topics}>
              <HelpAnswers topics={topics} keyword="" />
            </PageContents>
          ))}
        <Further pages={pages} />
      </PageLayout>
    </Container>
  );
}
