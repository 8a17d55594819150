import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge } from "../../components/badge/badge.tsx";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { PictureTiles, type PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { brandsByLetter, type CountedBrand, type LetterGroup } from "./brands-by-letter.ts";
import * as styles from "./brands-screen.css.ts";

export type BrandsScreenProps = {
  brands: readonly CountedBrand[];
  /** Brands with a picture of a piece, for the top of the page. */
  featured: readonly PictureTileLink[];
};

/** The anchor on the page. */
const getId = (letter: string): string => `letter-${letter.charAt(0).toLowerCase()}`;

function Letters({ groups }: { groups: readonly LetterGroup[] }) {
  return (
    <nav aria-label="Letters" className={styles.letters}>
      {groups.map(({ letter }) => (
        <a key={letter} href={`#${getId(letter)}`} className={styles.letter}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

function Group({ letter, brands }: LetterGroup) {
  return (
    <section id={getId(letter)} className={styles.group} aria-label={letter}>
      <Heading level={2}>{letter}</Heading>
      <ul className={styles.names}>
        {brands.map(({ name, slug, count, designer }) => (
          <li key={slug} className={styles.entry}>
            <TextLink variant="quiet" href={pageUrls.brand(slug)}>
              {formatLabel(name)}
            </TextLink>
            <span className={styles.count}>{count.toLocaleString("en-US")}</span>
            {designer && <Badge tone="quiet">Designer</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/brand`: every maker with pieces for sale, from A to Z. */
export function BrandsScreen({ brands, featured }: BrandsScreenProps) {
  const groups = brandsByLetter(brands);
  const designers = brands.filter(({ designer }) => designer).length;
  return (
    <Container>
      <PageLayout>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs("Brands")} />
          <Heading level={1}>Makers, from A to Z</Heading>
          <Text size="lead" tone="soft" measure>
            {brands.length > 0
              ? `${brands.length} makers have pieces for sale today. ${designers} of them are designer brands, and marked as such.`
              : "Whose pieces are for sale today."}
          </Text>
        </Stack>
        {groups.length > 0 ? (
          <>
            {featured.length > 0 && <PictureTiles label="Makers to begin with" tiles={featured} />}
            <div>
              <Letters groups={groups} />
              {groups.map((group) => (
                <Group key={group.letter} {...group} />
              ))}
            </div>
          </>
        ) : (
          <EmptyState
            title="No maker’s pieces for sale just now"
            actions={<ButtonLink href={pageUrls.collections()}>All furniture</ButtonLink>}
          >
            You can also browse pieces without a known maker.
          </EmptyState>
        )}
      </PageLayout>
    </Container>
  );
}
