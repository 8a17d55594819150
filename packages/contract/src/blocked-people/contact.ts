/**
 * Whether another person takes messages that no order or consignment is about, and new orders: `blocked` if the reader
 * has blocked them. `closed` does not say why: a blocked person does not learn of the block (docs/decisions/0142).
 */
export const contacts = ["open", "blocked", "closed"] as const;
export type Contact = (typeof contacts)[number];

/** What a blocked person reads, and one who tries to reach a person they have blocked. */
export const contactClosedCopy = {
  blocked: "You blocked this person. Unblock them in your settings first.",
  blockedSeller: "You blocked this seller. Unblock them in your settings first.",
  closed: "This person is not accepting messages.",
  order: "This seller is not accepting orders or offers.",
  question: "This seller is not accepting questions.",
  follow: "This seller cannot be followed.",
} as const;

/** Why a person cannot be reached, in the words of what was to be sent to them. */
export const contactClosedText = (
  contact: Exclude<Contact, "open">,
  about: "closed" | "order" | "question" | "follow",
): string => {
  if (contact === "closed") return contactClosedCopy[about];
  return about === "closed" ? contactClosedCopy.blocked : contactClosedCopy.blockedSeller;
};

type Block = Readonly<{ blockerId: string; blockedId: string }>;

/** How two people stand for the one who looks, from the blocks between them. A guest has none. */
export function contactBetween(blocks: readonly Block[], viewerId: string | null, otherId: string): Contact {
  const isBetween = (blocker: string | null, blocked: string | null) =>
    blocks.some(({ blockerId, blockedId }) => blockerId === blocker && blockedId === blocked);
  if (isBetween(viewerId, otherId)) return "blocked";
  return isBetween(otherId, viewerId) ? "closed" : "open";
}
