import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import type { FavoriteControl } from "../favorite/favorite-control.ts";
import { ListingGrid } from "./listing-grid.tsx";

export type NewPiecesProps = FavoriteControl & {
  /** Nothing is shown without any. */
  pieces: readonly Listing[];
  /** Beside filters there are three columns, and no last row is left out. */
  besideFilters?: boolean;
};

/** New pieces on a page that would show none, under a heading of their own. */
export function NewPieces({ pieces, besideFilters = false, ...favorite }: NewPiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>New in the shop</Heading>
      <ListingGrid
        listings={pieces}
        shelf={!besideFilters}
        columns={besideFilters ? "three" : "four"}
        {...favorite}
      />
    </Stack>
  );
}
