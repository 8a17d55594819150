import type { Family } from "../catalogue/type-fact.ts";
import { typeFact } from "../catalogue/type-facts.ts";
import type { Random } from "../random/random.ts";
import { type Clock, daysBefore, laterThan } from "../world/clock.ts";
import type { DemoAccount, DemoListing, DemoQuestion } from "../world/records.ts";

type Pair = readonly [question: string, answer: string];

const anywhere: readonly [Pair, ...Pair[]] = [
  [
    "Would you hold it until the weekend?",
    "Until Saturday noon, gladly. After that somebody else is waiting.",
  ],
  ["Is the price firm?", "Make an offer and we will see. The worst we can say is no."],
  ["Does it come from a smoke-free home?", "Yes, and no pets either."],
  [
    "Could you send it to the next state over?",
    "We can ask our carrier. Put your ZIP code in at checkout and you will see the fee.",
  ],
  [
    "Is the color in the pictures true?",
    "They were taken by a north window around noon, so as true as it gets.",
  ],
  ["Do you know who made it?", "Only what the listing says. There is no further label."],
];

const byFamily: Record<Family, readonly [Pair, ...Pair[]]> = {
  upholstered: [
    ["What is the seat height?", "A little under 18 inches with the cushion on."],
    ["Are the cushion covers removable?", "The seat covers zip off. The back ones are sewn on."],
    ["Will it fit through a 30-inch door?", "On its end, yes. We took it through one to get it in here."],
  ],
  chair: [
    ["Are there more of these?", "Just this one at the moment. We keep an eye out."],
    ["How high is the seat?", "18 inches at the front edge."],
  ],
  case: [
    ["Do the drawers run smoothly?", "All of them. We waxed the runners last week."],
    ["What is the inside depth of the drawers?", "About two inches less than the outside."],
    ["Can the back be cut for cables?", "It is thin plywood, so yes, although we would not like to watch."],
  ],
  table: [
    ["Does it come apart for stairs?", "The base unbolts. Ten minutes with the wrench we include."],
    ["How many does it seat comfortably?", "As many as the width suggests, plus one you like."],
    ["Any rings on the top?", "None that we can find with a lamp held low."],
  ],
  bed: [
    ["Are the slats included?", "Yes, and the center support."],
    ["What mattress does it take?", "A standard one. Inside measurements are an inch larger all round."],
  ],
  rug: [
    ["Is a pad included?", "A felt one, cut to size."],
    ["Has it been cleaned?", "Washed flat and dried in the shade, two weeks ago."],
  ],
  mirror: [
    ["Can it hang sideways?", "The hooks allow both ways."],
    [
      "How heavy is it on the wall?",
      "The weight in the listing includes the frame; one good anchor will do.",
    ],
  ],
  vessel: [
    ["Is it watertight?", "It held water overnight on our bench."],
    ["Any chips?", "None on the rim, none on the foot."],
  ],
  ornament: [
    ["Does it work?", "It does, we have had it running for a week."],
    ["How do I clean it?", "A dry cloth. Nothing wet, nothing clever."],
  ],
  art: [
    ["Is it signed?", "Lower right, in pencil, and hard to read."],
    ["Is the glass original?", "It was reglazed when we framed it."],
  ],
  lamp: [
    ["Has it been rewired?", "Yes, with a cloth cord and a new plug."],
    ["What bulb does it take?", "An ordinary one, up to 75 watts."],
  ],
  hanging: [
    ["Is the canopy included?", "Canopy, screws and all the chain we have."],
    ["Can the drop be shortened?", "Any electrician can do it in minutes."],
  ],
};

export function makeQuestion(
  listing: DemoListing,
  asker: DemoAccount,
  clock: Clock,
  random: Random,
): DemoQuestion {
  const family = typeFact(listing.type)?.family ?? "table";
  const [text, reply] = random.chance(0.7) ? random.pick(byFamily[family]) : random.pick(anywhere);
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

/** An answer some hours later, though never after the world's start. */
function soonAfter(date: string, clock: Clock, random: Random): string {
  const room = (clock.now - Date.parse(date)) / 3_600_000;
  return laterThan(date, Math.min(room * 0.8, random.between(0.5, 20)));
}
