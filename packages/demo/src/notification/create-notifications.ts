import { formatCents } from "@heirloop/contract/money/format-cents";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Random } from "../random/random.ts";
import { type Clock, hoursBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoNotification } from "../records/notification.ts";
import type { DemoOrder } from "../records/order.ts";

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

/** The notifications to both sides for each of an order's steps, in the words of the order machine. */
export function notificationsOfOrder(
  order: DemoOrder,
  { buyer, seller, listing }: { buyer: DemoAccount; seller: DemoAccount; listing: DemoListing },
  clock: Clock,
  random: Random,
): DemoNotification[] {
  const hidden = seller.isBusiness && !order.approved;
  return order.history.flatMap(({ type, by, at }) => {
    const notice = by === null ? undefined : noticeOf(type, by, order.offer);
    if (notice === undefined) return [];
    const [kind, text] = notice;
    const sender = by === "buyer" ? buyer : seller;
    return [
      createNotification(
        {
          user: by === "buyer" ? seller : buyer,
          type: kind,
          text,
          hoursAgo: (clock.now - Date.parse(at)) / 3_600_000,
          // Nobody sends the request for a review.
          ...(kind === "review-request" ? {} : { sender }),
          ...(hidden && by === "seller" ? { alias: "Local business seller" } : {}),
          listings: [listing],
          order,
        },
        clock,
        random,
      ),
    ];
  });
}

/** What the other side of an order reads about a step of this side; the name and the pieces are added when shown. */
function noticeOf(
  step: string,
  by: Side,
  offer: DemoOrder["offer"],
): readonly [NotificationType, string] | undefined {
  const theirs = by === "seller" ? "your offer" : "your counteroffer";
  switch (step) {
    case "offer":
      return ["offer", `sent an offer of ${formatCents(offer?.buyerAmount ?? 0)}`];
    case "counter":
      return ["counteroffer", `sent a counteroffer of ${formatCents(offer?.amount ?? 0)}`];
    case "accept":
      return ["offer-accepted", `accepted ${theirs}`];
    case "decline":
      return offer === null ? ["order", "declined your order"] : ["offer-declined", `declined ${theirs}`];
    case "request":
      return ["order", "ordered from you"];
    case "approve":
      return ["order", "approved your order"];
    case "schedule":
      return ["order", "proposed a time"];
    case "confirm-schedule":
      return ["order", "agreed to a time"];
    case "assign-carrier":
      return ["order", "found a carrier for your order"];
    case "ship":
      return ["order", "shipped your order"];
    case "deliver":
    case "pick-up":
      return ["review-request", `Leave a review of the ${by === "seller" ? "seller" : "buyer"}`];
    case "cancel":
      return ["order", "canceled the order"];
    case "complete-off":
      return ["order", "agreed to complete outside Heirloop"];
    default:
      return undefined;
  }
}
