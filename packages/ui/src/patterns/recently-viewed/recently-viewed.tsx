import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Carousel } from "../../components/carousel/carousel.tsx";
import { TextButton } from "../../components/text-link/text-link.tsx";
import { Container, type ContainerProps } from "../../components/container/container.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { PictureTile } from "../picture-tile/picture-tile.tsx";
import { Section } from "../section/section.tsx";

/** What is stored of a viewed listing; its price may have changed. */
export type RecentPiece = { heirloopId: string; slug: string; title: string; image: string | null };

export type RecentlyViewedProps = {
  /** The latest first. */
  pieces: readonly RecentPiece[];
  /** That of the page. */
  width?: ContainerProps["width"];
  /** Forgets them all. */
  onForget: () => void;
};

/** Listings viewed in this browser, in one row. */
export function RecentlyViewed({ pieces, width, onForget }: RecentlyViewedProps) {
  if (pieces.length === 0) return null;
  return (
    <Container width={width}>
      <Section title="You looked at">
        <Stack gap="m">
          <Carousel
            label="Pieces you looked at"
            size="small"
            items={pieces.map(({ heirloopId, slug, title, image }) => ({
              id: heirloopId,
              content: (
                <PictureTile
                  href={pageUrls.product({ heirloopId, slug })}
                  title={title}
                  image={image}
                  sizes="176px"
                />
              ),
            }))}
          />
          <div>
            <TextButton onClick={onForget}>Clear history</TextButton>
          </div>
        </Stack>
      </Section>
    </Container>
  );
}
