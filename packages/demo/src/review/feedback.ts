import type { Random } from "../random/random.ts";

const praises = [
  "Exactly as pictured, and packed as if it were glass.",
  "They called ten minutes ahead and carried it up two floors without a scratch.",
  "The {noun} is even better in person. The color is softer than on screen.",
  "Answered every question within the hour, including the silly ones.",
  "I was nervous about buying a {noun} unseen. I should not have been.",
  "Great price, quick reply, easy pickup.",
  "The scratch they mentioned is real and tiny. Honest people.",
  "They tightened a leg while I waited and would not take anything for it.",
  "Delivered a day early. The {noun} has pride of place now.",
  "Second time I bought here, and it will not be the last.",
  "Sturdier than I expected and smells of wax, in a good way.",
  "Lovely people. They helped me tie it to the roof.",
  "Condition notes were spot on, down to the sticky drawer.",
  "Wrapped in so many blankets that unwrapping took longer than the drive.",
  "My grandmother had one like it. Hers was not this well kept.",
  "Fair counteroffer, quick handshake, done.",
  "The crew set it exactly where I wanted, then moved it once more when I changed my mind.",
  "A bargain for this quality. I looked at new ones for months.",
] as const;

const middling = [
  "Good {noun}, slow answers.",
  "As described, but the delivery came at the end of the window.",
  "Nice piece. One foot needed a felt that was missing.",
  "Fine for the price, a little more worn than the pictures show.",
] as const;

const complaints = [
  "Two chips on the edge that were not in the pictures. They refunded part of it.",
  "The pickup was moved twice. The {noun} itself is fine.",
  "It arrived with a loose joint and I had to glue it myself.",
  "Took nine days to hear back about a time.",
] as const;

const aboutBuyers = [
  "Prompt, friendly and brought a friend to carry.",
  "Paid at once and was on time.",
  "Clear messages, easy handover.",
  "A pleasure to deal with.",
  "Came exactly when agreed.",
  "Asked good questions and knew what they wanted.",
] as const;

/** Stars and words that fit them, of a buyer about a seller. */
export function sellerFeedback(random: Random, noun: string): { rating: number; feedback: string | null } {
  const rating = random.weighted(
    [
      [5, 66],
      [4, 20],
      [3, 7],
      [2, 5],
      [1, 2],
    ] as const,
    5,
  );
  const words =
    rating >= 4 ? random.pick(praises) : rating === 3 ? random.pick(middling) : random.pick(complaints);
  return { rating, feedback: random.chance(0.82) ? words.replaceAll("{noun}", noun) : null };
}

export function buyerFeedback(random: Random): { rating: number; feedback: string | null } {
  return {
    rating: random.weighted(
      [
        [5, 82],
        [4, 15],
        [3, 3],
      ] as const,
      5,
    ),
    feedback: random.chance(0.5) ? random.pick(aboutBuyers) : null,
  };
}
