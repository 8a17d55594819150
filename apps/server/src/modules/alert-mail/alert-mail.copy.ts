import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { cents } from "@heirloop/contract/money/money.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Letter, LetterItem, LetterSection } from "../../platform/mail/mail-template.ts";
import type { ListedRow } from "../listing/listing.queries.ts";
import { newPiecesTitle } from "../saved-search/saved-search.alerts.ts";
import { followedPiecesTitle, type FollowedPiece } from "../seller-follow/seller-follow.alerts.ts";

export type SearchNews = Readonly<{
  name: string;
  /** Query string of the collections page. */
  query: string;
  /** Sorted by relevance. */
  pieces: readonly ListedRow[];
}>;
/** `priceBefore` is in cents. */
export type PriceDrop = Readonly<{ listing: ListedRow; priceBefore: number }>;
export type AlertNews = Readonly<{
  searches: readonly SearchNews[];
  /** New pieces of followed sellers, newest first. */
  followed: readonly FollowedPiece[];
  drops: readonly PriceDrop[];
}>;

const price = (amount: number): string => formatCents(cents(amount));

function newPiecesSubject(searches: readonly SearchNews[]): string {
  const [only] = searches;
  if (only !== undefined && searches.length === 1) return newPiecesTitle(only.name, only.pieces.length);
  const count = searches.reduce((sum, search) => sum + search.pieces.length, 0);
  return `${count} new pieces for ${searches.length} saved searches`;
}

function dropsSubject(drops: readonly PriceDrop[]): string {
  const [only] = drops;
  return only !== undefined && drops.length === 1
    ? `${only.listing.title} is now ${price(only.listing.price)}`
    : `${drops.length} of your favorites cost less`;
}

const listOf = new Intl.ListFormat("en-US", { type: "conjunction" });

function subjectOf({ searches, followed, drops }: AlertNews): string {
  const [first, ...others] = [
    ...(searches.length > 0 ? [newPiecesSubject(searches)] : []),
    ...(followed.length > 0 ? [followedPiecesTitle(followed)] : []),
  ];
  if (first === undefined) return dropsSubject(drops);
  return listOf.format([
    first,
    ...others.map((title) => title.replace(/^A /, "a ")),
    ...(drops.length > 0 ? [drops.length === 1 ? "a price drop" : `${drops.length} price drops`] : []),
  ]);
}

function introOf({ searches, followed, drops }: AlertNews): string {
  if (searches.length === 0 && followed.length === 0)
    return "Sellers have lowered the price of pieces that you saved as favorites.";
  if (drops.length > 0) return "These pieces are new, and some of your favorites cost less.";
  if (followed.length === 0) return "These pieces are new, and match what you are looking for.";
  return searches.length === 0
    ? "Sellers you follow have listed these pieces."
    : "These pieces are new. They match what you are looking for, or are from sellers you follow.";
}

const itemOf = ({ id, slug, title }: ListedRow, detail: string, publicUrl: string): LetterItem => ({
  title,
  detail,
  address: `${publicUrl}${pageUrls.product({ heirloopId: id, slug })}`,
});

/**
 * Writes one email about everything that is new. It names a limited number of pieces, the most relevant ones of
 * each search, and links to all.
 */
export function writeAlertLetter(
  { firstName }: { firstName: string },
  news: AlertNews,
  publicUrl: string,
): Omit<Letter, "to"> {
  const sections: LetterSection[] = [];
  let room: number = constants.alertPiecesPerEmail;
  const take = (items: readonly LetterItem[]): LetterItem[] => {
    const named = items.slice(0, Math.min(room, constants.alertPiecesNamed));
    room -= named.length;
    return named;
  };
  for (const search of news.searches)
    sections.push({
      title: newPiecesTitle(search.name, search.pieces.length),
      items: take(search.pieces.map((piece) => itemOf(piece, price(piece.price), publicUrl))),
      link: {
        label: `See all matches for “${search.name}”`,
        address: `${publicUrl}${pageUrls.collections(`${search.query}&sort=newest`)}`,
      },
    });
  if (news.followed.length > 0)
    sections.push({
      title: followedPiecesTitle(news.followed),
      items: take(
        news.followed.map(({ listing, seller }) =>
          itemOf(listing, `${price(listing.price)}, from ${seller}`, publicUrl),
        ),
      ),
      link: { label: "See the sellers you follow", address: `${publicUrl}${pageUrls.followedSellers()}` },
    });
  if (news.drops.length > 0)
    sections.push({
      title: "Lower prices",
      items: take(
        news.drops.map(({ listing, priceBefore }) =>
          itemOf(listing, `now ${price(listing.price)}, down from ${price(priceBefore)}`, publicUrl),
        ),
      ),
      link: { label: "See all your favorites", address: `${publicUrl}${pageUrls.favorites()}` },
    });
  return {
    subject: subjectOf(news),
    paragraphs: [`Hello ${firstName},`, introOf(news)],
    sections,
  };
}
