import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import type { PictureTileProps } from "../../patterns/picture-tile/picture-tile.tsx";
import { PictureTiles, type PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";

export type BrowseIndexScreenProps = {
  title: string;
  lead: string;
  /** Its name in the breadcrumb: "Rooms". */
  crumb: string;
  tiles: readonly PictureTileLink[];
  /** Width to height of every picture. */
  ratio?: NonNullable<PictureTileProps["ratio"]>;
  /** On wide screens. */
  columns?: "three" | "four";
};

/** `/room`, `/style`, `/location`: every one of a kind, each with a picture of a piece from there. */
export function BrowseIndexScreen({
  title,
  lead,
  crumb,
  tiles,
  ratio = "landscape",
  columns = "three",
}: BrowseIndexScreenProps) {
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs(crumb)} />
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="soft" measure>
            {lead}
          </Text>
        </Stack>
        {tiles.length > 0 ? (
          <PictureTiles label={title} tiles={tiles} layout="grid" columns={columns} ratio={ratio} eager={4} />
        ) : (
          <EmptyState
            title="Nothing for sale just now"
            actions={<ButtonLink href={pageUrls.collections()}>All furniture</ButtonLink>}
          >
            Categories appear here when pieces are listed.
          </EmptyState>
        )}
      </PageLayout>
    </Container>
  );
}
