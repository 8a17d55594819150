import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";

const days = constants.consignmentLapse / 86_400_000;

/** How consigning works, for prospective consigners. */
export const steps: ReadonlyArray<{ title: string; text: string }> = [
  {
    title: "Tell us about it",
    text: "Add four or five pictures in daylight, the size, the age and any flaws. It takes ten minutes.",
  },
  {
    title: "A shop accepts it",
    text: `Shops in your area see it right away, or all shops if there are none nearby. The first that wants it names a price and your share. They have ${days} days to decide, and you can withdraw it until it is collected.`,
  },
  {
    title: "The shop does the work",
    text: "They collect it, clean and repair it as needed, photograph it, answer questions and arrange the delivery.",
  },
  {
    title: "You get paid",
    text: `Your share is paid ${formatDuration(constants.payoutDelay)} after the buyer receives it. You can follow every step online.`,
  },
];

export const takes: readonly string[] = [
  "Sofas, armchairs and dining chairs with solid frames, even if the fabric is worn",
  "Tables, desks, sideboards and dressers of solid wood or good veneer",
  "Working lamps, mirrors without cracks, and clean rugs",
  "Pieces of any age by well-known designers and makers; keep the label or receipt if you have it",
];

export const leaves: readonly string[] = [
  "Mattresses, cribs and car seats, for safety reasons",
  "Flat-pack furniture that has been moved more than once",
  "Anything with moths, woodworm or water damage",
  "Pieces under $100, because transport costs more than they sell for",
];

export const questions: ReadonlyArray<{ id: string; question: string; answer: string }> = [
  {
    id: "share",
    question: "How much of the price do I get?",
    answer: `${constants.consignerShare} percent of what the buyer pays for the piece, unless you and the shop agree on a different share. Collection, cleaning, pictures and our fee are paid from the shop’s part.`,
  },
  {
    id: "price",
    question: "Who sets the price?",
    answer:
      "You say what you expect, and the shop names the price it plans to ask. You see it before anyone comes. If it seems too low, you can withdraw the piece at no cost.",
  },
  {
    id: "nobody",
    question: "What if no shop takes it?",
    answer: `After ${days} days your request expires. You can submit it again, or list the piece yourself right away.`,
  },
  {
    id: "unsold",
    question: "What if it does not sell?",
    answer: "The shop returns it to you and lets you know beforehand. There is no charge for storage.",
  },
  {
    id: "damage",
    question: "What if it is damaged?",
    answer:
      "From collection until sale the piece is in the shop’s care, and the shop is responsible for any damage. Take pictures on the day it is collected; the driver does so, too.",
  },
];
