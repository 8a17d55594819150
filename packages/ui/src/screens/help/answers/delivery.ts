import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

export const delivery: HelpTopic = {
  id: "delivery",
  title: "Delivery and pickup",
  audience: "Buying",
  answers: [
    {
      id: "delivery-cost",
      alsoCalled: "shipping fee price",
      question: "What does delivery cost?",
      words: [
        "Every piece's page names two prices: for a delivery around the city it stands near, and for anywhere else in the US by a furniture carrier. Some sellers set their own prices by distance: enter your ZIP code on the piece's page to see yours. Where the seller does not deliver, a carrier does. Picking it up yourself is free. The checkout adds up what it comes to for you before you pay.",
      ],
    },
    {
      id: "how-soon",
      alsoCalled: "shipping fast next day schedule",
      question: "How soon can it be here?",
      words: [
        `Around its own city, as soon as the next day. Once the order is approved either of you proposes up to ${constants.scheduleProposalsPerSide} times, and the other picks one. From farther away the seller hands the piece to a carrier, and your order's page shows who has it and how to follow it.`,
        `If you have not agreed on a time within ${formatDuration(constants.schedulingLapse)}, the order is canceled and refunded automatically.`,
      ],
    },
    {
      id: "into-the-room",
      question: "Do they carry it in?",
      words: [
        "Yes: two people carry it to where it will stand. Measure your doors, stairs and elevator first, and tell the seller about anything narrow or steep.",
      ],
    },
    {
      id: "pickup",
      question: "How does pickup work?",
      words: [
        `You agree on a time with the seller: if the seller has pickup hours, you choose one of the free times of the next ${formatDuration(constants.pickupDaysOffered * 86_400_000)}, and otherwise you propose one. Your order then shows a handoff code. Look at the piece, and give the seller the code when you take it. Either of you then marks it as picked up.`,
        "If you would like to see it before you decide, say so at checkout. Until you have seen it you can cancel freely.",
      ],
    },
    {
      id: "arrived",
      question: "It has arrived. What do I have to do?",
      words: [
        `Look it over and mark it as arrived on the order's page. If you do not, the seller can show a picture of it at your place, or the order counts as completed ${formatDuration(constants.autoCompleteAfterWindow)} after the agreed time.`,
      ],
    },
  ],
};
