import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import { typeFact, typeFacts } from "../catalog/type-facts.ts";
import { traitsOf } from "../listing/traits.ts";
import type { Random } from "../random/random.ts";
import { type Clock, daysBefore, laterThan } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing, DemoQuestion } from "../records/listing.ts";
import { questionsOnAnyPiece, questionsByFamily } from "./question-templates.ts";

const fallback = ["Is it still available?", "It is."] as const;

/** A typical question about such a piece, with the answer from its listing. */
function talkAbout(listing: DemoListing, seller: DemoAccount, random: Random): readonly [string, string] {
  const fact = typeFact(listing.type) ?? typeFacts[0];
  const [noun] = fact.nouns;
  const piece = {
    listing,
    fact,
    noun,
    traits: traitsOf(listing, fact, noun),
    terms: termsOfPiece(listing, seller),
    town: listing.place.split(",")[0] ?? listing.place,
  };
  const own = questionsByFamily[fact.family].flatMap((talk) => {
    const said = talk(piece);
    return said ? [said] : [];
  });
  const talks = random.chance(0.6) ? own : questionsOnAnyPiece.flatMap((talk) => [talk(piece) ?? fallback]);
  return talks[random.int(0, talks.length - 1)] ?? fallback;
}

export function createQuestion(
  listing: DemoListing,
  { asker, seller }: { asker: DemoAccount; seller: DemoAccount },
  clock: Clock,
  random: Random,
): DemoQuestion {
  const [text, reply] = talkAbout(listing, seller, random);
  const age = Math.max(0.1, (clock.now - Date.parse(listing.createdAt)) / 86_400_000);
  const date = daysBefore(clock, age * random.between(0.1, 0.9));
  return {
    id: random.id(),
    listingId: listing.id,
    askerId: asker.id,
    text,
    date,
    answer: random.chance(0.76) && age > 1 ? { text: reply, date: soonAfter(date, clock, random) } : null,
  };
}

/** The time of an answer some hours later, but never after the world's start. */
function soonAfter(date: string, clock: Clock, random: Random): string {
  const room = (clock.now - Date.parse(date)) / 3_600_000;
  return laterThan(date, Math.min(room * 0.8, random.between(0.5, 20)));
}
