import { createConsignmentChat } from "../consignment/create-consignment-chat.ts";
import { notificationsOfOrder } from "../notification/create-notifications.ts";
import { createQuestion } from "../question/create-question.ts";
import type { Random } from "../random/random.ts";
import type { DemoChat } from "../records/chat.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoConsignment } from "../records/consignment.ts";
import type { DemoListing, DemoQuestion } from "../records/listing.ts";
import type { DemoNotification } from "../records/notification.ts";
import type { People } from "./people.ts";
import { listSales, type Sales } from "./sales.ts";

/** The chats of orders, inquiries, and the consigner's pieces that a shop has collected. */
export const chatsOf = (
  sales: Sales,
  consignments: readonly DemoConsignment[],
  { consigner }: People,
  stream: (name: string) => Random,
): DemoChat[] => [
  ...listSales(sales).map(({ chat }) => chat),
  ...sales.inquiries,
  ...consignments
    .filter(({ status, consignerId }) => status === "collected" && consignerId === consigner.id)
    .map((one) => createConsignmentChat(one, stream(`consignment-chat/${one.id}`))),
];

/** The notifications of the orders that people who sign in are part of. */
export const notificationsOfSales = (
  { byShopper, byStudio }: Sales,
  { byId }: People,
  clock: Clock,
  random: Random,
): DemoNotification[] =>
  [...byShopper, ...byStudio].flatMap(({ order, seller, listing }) => {
    const buyer = byId.get(order.buyerId);
    return buyer ? notificationsOfOrder(order, { buyer, seller, listing }, clock, random) : [];
  });

/** One question about each listing. */
export const questionsAbout = (
  listings: readonly DemoListing[],
  { generated, byId }: People,
  clock: Clock,
  random: Random,
): DemoQuestion[] =>
  listings.flatMap((listing) => {
    const asker = generated.buyers[random.int(0, generated.buyers.length - 1)];
    const seller = byId.get(listing.sellerId);
    return asker && seller ? [createQuestion(listing, { asker, seller }, clock, random)] : [];
  });
