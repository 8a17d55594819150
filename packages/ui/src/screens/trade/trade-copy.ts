import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "../../patterns/date/format-duration.ts";

/** How the program works (docs/decisions/0029). */
export const tradeCopy = {
  lead: "You furnish rooms for other people. Tell us what a room needs, and a person here looks through more than ten thousand pieces with you.",
  claims: [
    {
      figure: "A person",
      text: "who knows your studio, reads your lists and writes back. Not a ticket number.",
    },
    {
      figure: "One of a kind",
      text: "pieces that your client has not seen in a catalog, with measurements you can draw from.",
    },
    {
      figure: "Your calendar",
      text: "Sellers and you agree on a time for each piece, so that it comes when the room is ready.",
    },
    {
      figure: "Free returns",
      text: `asked for within ${formatDuration(constants.returnAskedWithin)} of delivery, also when the client changes their mind about a piece that a shop owns and delivers.`,
    },
  ],
  steps: [
    {
      title: "Apply",
      text: "Use the form below. It takes three minutes, and we’ll email you a copy right away.",
    },
    { title: "We look at your work", text: "Your site, or what you tell us of your projects." },
    { title: "A person answers", text: "By email, with what we need to know about your next room." },
    { title: "Send your lists", text: "Sizes, styles, budgets, dates. We answer with pieces." },
  ],
} as const;
