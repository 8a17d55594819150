import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { Price } from "../price/price.tsx";
import * as styles from "./piece-summary.css.ts";

export type PieceSummaryProps = {
  piece: Pick<Listing, "heirloopId" | "slug" | "title" | "price" | "images">;
  /** What else is said about it, below the price. */
  children?: ReactNode;
};

/** A piece that something is decided about: its picture, its title as a link, and its price. */
export function PieceSummary({ piece, children }: PieceSummaryProps) {
  const [image] = piece.images;
  return (
    <div className={styles.piece}>
      {image === undefined ? <span /> : <Picture src={image} alt="" size="thumbnail" sizes="80px" />}
      <Stack gap="xxs">
        <Text>
          <TextLink href={pageUrls.product(piece)}>{piece.title}</TextLink>
        </Text>
        <Price price={piece.price} />
        {children}
      </Stack>
    </div>
  );
}
