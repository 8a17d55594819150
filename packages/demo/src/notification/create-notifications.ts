import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Random } from "../random/random.ts";
import { type Clock, hoursBefore } from "../records/clock.ts";
import type { DemoAccount, DemoListing, DemoNotification, DemoOrder } from "../records/records.ts";

type Note = {
  readonly user: DemoAccount;
  readonly type: NotificationType;
  readonly text: string;
  readonly hoursAgo: number;
  readonly sender?: DemoAccount;
  /** Shown instead of the sender's name when that is hidden. */
  readonly alias?: string;
  readonly listings?: readonly DemoListing[];
  readonly order?: DemoOrder;
  readonly chatId?: string;
};

/** Notifications of the last two days are unseen; today's are not even previewed. */
export function createNotification(
  { user, type, text, hoursAgo, sender, alias, listings, order, chatId }: Note,
  clock: Clock,
  random: Random,
): DemoNotification {
  return {
    id: random.id(),
    userId: user.id,
    type,
    text,
    senderId: sender && !alias ? sender.id : null,
    senderName: alias ?? null,
    listingIds: (listings ?? []).map((listing) => listing.id),
    orderId: order?.id ?? null,
    chatId: chatId ?? order?.chatId ?? null,
    seen: hoursAgo > 40,
    previewed: hoursAgo > 24,
    date: hoursBefore(clock, hoursAgo),
  };
}

/** The notifications to both sides for each of an order's steps. */
export function notificationsOfOrder(
  order: DemoOrder,
  { buyer, seller, listing }: { buyer: DemoAccount; seller: DemoAccount; listing: DemoListing },
  clock: Clock,
  random: Random,
): DemoNotification[] {
  const hidden = seller.isBusiness && !order.approved;
  const sellerName = hidden ? "Local business seller" : (seller.shop?.name ?? seller.firstName);
  return order.history.flatMap(({ type, by, at }) => {
    const hoursAgo = (clock.now - Date.parse(at)) / 3_600_000;
    const notice = wordsFor(type, by === "buyer" ? buyer.firstName : sellerName, listing.title);
    if (!notice || by === null) return [];
    const user = by === "buyer" ? seller : buyer;
    const sender = by === "buyer" ? buyer : seller;
    return [
      createNotification(
        {
          user,
          type: notice[0],
          text: notice[1],
          hoursAgo,
          sender,
          ...(hidden && by === "seller" ? { alias: sellerName } : {}),
          listings: [listing],
          order,
        },
        clock,
        random,
      ),
    ];
  });
}

function wordsFor(step: string, who: string, title: string): readonly [NotificationType, string] | undefined {
  switch (step) {
    case "offer":
      return ["offer", `${who} made an offer on ${title}.`];
    case "counter":
      return ["counteroffer", `${who} answered your offer on ${title} with another price.`];
    case "accept":
      return ["offer-accepted", `Your offer on ${title} was accepted.`];
    case "decline":
      return ["offer-declined", `Your offer on ${title} was declined.`];
    case "request":
      return ["order", `${who} would like to buy ${title}.`];
    case "approve":
      return ["order", `${who} approved your order of ${title}.`];
    case "schedule":
      return ["order", `${who} proposed times for ${title}.`];
    case "confirm-schedule":
      return ["order", `${who} agreed to a time for ${title}.`];
    case "assign-carrier":
      return ["order", `${who} found a carrier for ${title}.`];
    case "ship":
      return ["order", `${title} is on its way.`];
    case "deliver":
    case "pick-up":
      return ["review-request", `${title} has changed hands. How was it with ${who}?`];
    case "cancel":
      return ["order", `${who} canceled the order of ${title}.`];
    case "complete-off":
      return ["order", `${who} agreed to complete ${title} outside Heirloop.`];
    default:
      return undefined;
  }
}
