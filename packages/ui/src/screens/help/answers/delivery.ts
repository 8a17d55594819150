import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
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
      paragraphs: [
        "The page of each piece shows two prices: one for delivery in the area around its city, and one for delivery by a furniture carrier anywhere else in the US. Some sellers set their own prices by distance; enter your ZIP code on the page to see yours. If the seller does not deliver to you, a carrier does. Pickup is free. You see the total for your order at checkout, before you pay.",
      ],
    },
    {
      id: "how-soon",
      alsoCalled: "shipping fast next day schedule",
      question: "How soon can it be here?",
      paragraphs: [
        `In the area around the piece’s city, it can be delivered as soon as the next day. Once the order is approved, either of you can propose up to ${constants.scheduleProposalsPerSide} times, and the other one chooses one. If you live farther away, the seller hands the piece to a carrier. The page of your order shows which carrier has it and how to track it.`,
        `If you have not agreed on a time within ${formatDuration(constants.schedulingLapse)}, the order is canceled and refunded automatically.`,
      ],
    },
    {
      id: "into-the-room",
      question: "Do you carry it into the room?",
      paragraphs: [
        "Yes, two people carry the piece to the room you choose. Measure your doors, stairs and elevator first, and tell the seller about narrow doors or steep stairs.",
      ],
    },
    {
      id: "pickup",
      question: "How does pickup work?",
      paragraphs: [
        `You agree on a time with the seller. If the seller has pickup hours, choose one of the free times in the next ${formatDuration(constants.pickupDaysOffered * 86_400_000)}; otherwise, propose a time. Your order then shows a handoff code. Check the piece, and give the seller the code when you take it. Either of you can then mark the order as picked up.`,
        "If you want to see the piece before you decide, choose that option at checkout. You can cancel free of charge until you have seen it.",
      ],
    },
    {
      id: "arrived",
      question: "It has arrived. What do I have to do?",
      paragraphs: [
        `Check the piece and mark it as arrived on the page of your order. If you don’t, the seller can add a picture of it at your home as proof. Otherwise, the order is completed automatically ${formatDuration(constants.autoCompleteAfterWindow)} after the agreed time.`,
      ],
    },
  ],
};
