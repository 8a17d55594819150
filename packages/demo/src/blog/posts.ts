import { type Clock, daysBefore } from "../records/clock.ts";
import type { DemoPost } from "../records/blog-post.ts";
import type { DemoListing } from "../records/listing.ts";
import { aFairOffer } from "./post/a-fair-offer.ts";
import { fiveMinutesWithADrawer } from "./post/five-minutes-with-a-drawer.ts";
import { oilWaxOrLacquer } from "./post/oil-wax-or-lacquer.ts";
import { oldLamps } from "./post/old-lamps.ts";
import { sofaWithoutItsPast } from "./post/sofa-without-its-past.ts";
import { teakWalnutRosewood } from "./post/teak-walnut-rosewood.ts";
import { theRightRug } from "./post/the-right-rug.ts";
import { whatAWobbleSays } from "./post/what-a-wobble-says.ts";
import { willItFit } from "./post/will-it-fit.ts";
import type { PostFact } from "./post-fact.ts";

/** All blog posts, newest first. */
export const postFacts: readonly PostFact[] = [
  willItFit,
  fiveMinutesWithADrawer,
  oilWaxOrLacquer,
  whatAWobbleSays,
  sofaWithoutItsPast,
  oldLamps,
  teakWalnutRosewood,
  aFairOffer,
  theRightRug,
];

/** A listing of the first type that is for sale, preferably with a picture in a room. */
function picturedIn(listings: readonly DemoListing[], types: PostFact["types"]): DemoListing | undefined {
  const active = listings.filter(({ status }) => status === "active");
  for (const type of types) {
    const ofType = active.filter((listing) => listing.type === type);
    const pictured =
      ofType.find(({ images }) => images.some((image) => image.includes(".room."))) ?? ofType[0];
    if (pictured) return pictured;
  }
  return active[0];
}

/** The posts with their dates, each with a picture of a piece that is for sale. */
export function postsOf(listings: readonly DemoListing[], clock: Clock): DemoPost[] {
  return postFacts.map(({ daysAgo, ...fact }) => {
    const piece = picturedIn(listings, fact.types);
    return {
      ...fact,
      image: piece?.images.find((image) => image.includes(".room.")) ?? piece?.images[0] ?? "",
      imageAlt: piece?.title ?? "",
      date: daysBefore(clock, daysAgo),
    };
  });
}
