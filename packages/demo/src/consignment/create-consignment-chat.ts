import type { Random } from "../random/random.ts";
import { laterThan } from "../records/clock.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoConsignment } from "../records/consignment.ts";

/** A message: its sender, the number of hours after a step of the piece, and its text. */
type Line = readonly [by: "owner" | "shop", after: "accepted" | "collected", hours: number, text: string];

const lines: readonly Line[] = [
  ["shop", "accepted", 2, "Thank you for offering it to us. Does it come apart for the stairs?"],
  ["owner", "accepted", 5, "It does, with an Allen key. I will have it in two parts when you come."],
  ["shop", "accepted", 6, "Perfect, then two of us are enough."],
  ["shop", "collected", 20, "It is in the workshop and came through without a scratch."],
  ["owner", "collected", 26, "Glad to hear it. When do you think it will be for sale?"],
  ["shop", "collected", 30, "As soon as the oil has cured and we have taken its pictures."],
];

/** The chat of an owner and the shop that has collected the piece; both have read it. */
export function createConsignmentChat(
  { id, consignerId, acceptedBy, history }: DemoConsignment,
  random: Random,
): DemoChat {
  if (acceptedBy === null) throw new Error(`No shop has accepted the consignment ${id}.`);
  const reached = (wanted: Line[1]): string => {
    const step = history.find(({ status }) => status === wanted);
    if (step === undefined) throw new Error(`The consignment ${id} was never ${wanted}.`);
    return step.at;
  };
  return {
    id: random.id(),
    orderId: null,
    listingId: null,
    consignmentId: id,
    buyerId: consignerId,
    sellerId: acceptedBy,
    messages: lines.map(([by, after, hours, text], index) => ({
      id: random.id(),
      number: index + 1,
      type: "text",
      text,
      imageUrl: null,
      senderId: by === "owner" ? consignerId : acceptedBy,
      offer: null,
      seenBy: [consignerId, acceptedBy],
      date: laterThan(reached(after), hours),
    })),
    createdAt: reached("accepted"),
  };
}
