import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { cardViews } from "@heirloop/contract/picture/picture-view";

type Pictured = Pick<Listing, "images">;

/** With the pictures of a card alone: a page holds 48 listings. */
export const onCard = (listing: Listing): Listing => ({ ...listing, images: cardViews(listing.images) });

/** The pictures that the listings' cards show. */
export const cardPictures = (listings: readonly Pictured[]): string[] =>
  listings.flatMap(({ images: [image] }) => image ?? []);

/** The listings with a picture that the page does not show yet. */
export const withoutShown = <One extends Pictured>(
  listings: readonly One[],
  shown: ReadonlySet<string>,
): One[] => listings.filter(({ images: [image] }) => image !== undefined && !shown.has(image));

/** The first listings; those whose picture the page shows already only if there are too few others. */
export function shownLast<One extends Pictured>(
  listings: readonly One[],
  shown: ReadonlySet<string>,
  most: number,
): One[] {
  const fresh = withoutShown(listings, shown);
  return [...fresh, ...listings.filter((listing) => !fresh.includes(listing))].slice(0, most);
}
