import { constants } from "@heirloop/contract/constants/marketplace-constants";

const days = constants.consignmentLapse / 86_400_000;
const payoutDays = constants.payoutDelay / 86_400_000;

/** How consigning works, for prospective consigners. */
export const steps: ReadonlyArray<{ title: string; words: string }> = [
  {
    title: "Show it",
    words:
      "Four or five pictures in daylight, its size, its age and its scratches. Ten minutes, and nobody asks for papers.",
  },
  {
    title: "A shop takes it",
    words: `The shops of your area see it at once, or all shops if yours has none. The first that wants it names a price and your share. They have ${days} days to decide, and you can take it back until it is collected.`,
  },
  {
    title: "They do the work",
    words:
      "They collect it, clean and mend what needs it, photograph it properly, answer every question and see to the delivery.",
  },
  {
    title: "You are paid",
    words: `Your share goes out ${payoutDays} days after the buyer has it at home. You follow every step on your own page.`,
  },
];

export const takes: readonly string[] = [
  "Sofas, armchairs and dining chairs with sound frames, also where the cover is worn",
  "Tables, desks, sideboards and dressers of solid wood or good veneer",
  "Lamps that work, mirrors without cracks, rugs that have been aired",
  "Named designers and makers of any age; bring the label or the receipt if you have it",
];

export const leaves: readonly string[] = [
  "Mattresses, cribs and car seats, for the safety of whoever is next",
  "Flat-pack furniture that has been moved more than once",
  "Anything with moth, woodworm or water still in it",
  "Pieces under $100: the van costs more than they bring",
];

export const questions: ReadonlyArray<{ id: string; question: string; answer: string }> = [
  {
    id: "share",
    question: "How much of the price is mine?",
    answer: `${constants.consignerShare} percent of what the buyer pays for the piece, unless you and the shop agree on another share when it takes it. Collecting, cleaning, pictures and our fee come out of the shop’s part.`,
  },
  {
    id: "price",
    question: "Who sets the price?",
    answer:
      "You say what you expect, the shop names the price it plans to ask, and you see it before anyone comes. If it seems low, take the piece back; that costs nothing.",
  },
  {
    id: "nobody",
    question: "What if no shop takes it?",
    answer: `After ${days} days the offer ends by itself and the piece is where it always was. You can offer it again, or list it yourself on the same day.`,
  },
  {
    id: "unsold",
    question: "What if it does not sell?",
    answer:
      "The shop gives it back to you, and tells you so before it comes. There is no charge for storage.",
  },
  {
    id: "damage",
    question: "And if it is damaged on the way?",
    answer:
      "From collection until sale the piece is in the shop’s care, and the shop makes good what happens to it there. Take pictures on the day it is fetched; so does the driver.",
  },
];
