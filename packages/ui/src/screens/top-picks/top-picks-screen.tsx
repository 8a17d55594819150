import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { ListingGrid } from "../../patterns/listing-grid/listing-grid.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";

/** Pieces that belong together, with a way to more of them. */
export type Selection = { title: string; text: string; href: string; listings: readonly Listing[] };

export type TopPicksScreenProps = FavoriteControl & {
  /** The first is the one that the page is about. */
  selections: readonly Selection[];
};

/** `/selections/top-picks`: few pieces, chosen. */
export function TopPicksScreen({ selections, isFavorite, onFavorite }: TopPicksScreenProps) {
  const shown = selections.filter(({ listings }) => listings.length > 0);
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs("Top picks")} />
          <Heading level={1}>Top picks</Heading>
          <Text size="lead" tone="soft" measure>
            Our favorite pieces: named makers, in excellent condition, no two alike. The list changes as they
            sell.
          </Text>
        </Stack>
        {shown.length === 0 && (
          <EmptyState
            title="Everything we picked is sold"
            actions={<ButtonLink href={pageUrls.collections("sort=newest")}>See new pieces</ButtonLink>}
          >
            New pieces arrive every day, and the best of them appear here.
          </EmptyState>
        )}
        {shown.map(({ title, text, href, listings }, at) => (
          <Section key={title} title={title} more={{ href, label: "More like these" }}>
            <Stack gap="l">
              <Text tone="soft" measure>
                {text}
              </Text>
              <ListingGrid
                shelf
                listings={listings}
                eager={at === 0 ? 4 : 0}
                {...{ isFavorite, onFavorite }}
              />
            </Stack>
          </Section>
        ))}
      </PageLayout>
    </Container>
  );
}
