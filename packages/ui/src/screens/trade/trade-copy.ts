import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";

/** How the program works (docs/decisions/0029). */
export const tradeCopy = {
  lead: "Tell us what your clients’ rooms need, and a member of our team helps you search more than ten thousand pieces.",
  claims: [
    {
      figure: "One contact",
      text: "who knows your studio and answers your requests.",
    },
    {
      figure: "One of a kind",
      text: "pieces that are in no catalog, with exact measurements for your plans.",
    },
    {
      figure: "Your calendar",
      text: "You agree on a time with each seller, so that pieces arrive when the room is ready.",
    },
    {
      figure: "Free returns",
      text: `within ${formatDuration(constants.returnAskedWithin)} of delivery, even if your client changes their mind about a piece that a shop owns and delivers.`,
    },
  ],
  steps: [
    {
      title: "Apply",
      text: "Use the form below. It takes three minutes, and we’ll email you a copy right away.",
    },
    { title: "We review your application", text: "We look at your website or the projects you describe." },
    { title: "We reply", text: "You get an email with questions about your next project." },
    { title: "Send us your lists", text: "Tell us sizes, styles, budgets and dates, and we suggest pieces." },
  ],
} as const;
