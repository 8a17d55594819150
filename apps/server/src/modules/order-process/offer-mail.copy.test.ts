import { expect, test } from "vitest";
import { offerOrder } from "../../testing/example-rows.ts";
import { mailFacts, mailLines, promoCode } from "../../testing/order-mail-facts.ts";
import type { OrderMailFacts, OrderNews } from "./order-mail.facts.ts";
import type { OrderRow } from "../order/order.table.ts";

type Lines = readonly string[] | null;
type Row = [what: string, news: OrderNews, facts: OrderMailFacts, mails: { buyer: Lines; seller: Lines }];
type Changes = [after: Partial<OrderRow>, facts: Partial<OrderMailFacts>];

/** Bea offered Sam $400 for a piece. */
const offer = (...changes: Changes) => mailFacts(offerOrder, ...changes);

const table: readonly Row[] = [
  [
    "an offer",
    "offer",
    offer({}, { by: "buyer" }),
    {
      buyer: null,
      seller: [
        "Bea offers $400 for Walnut credenza",
        "Bea offers $400 for Walnut credenza.",
        "Accept, decline or make a counteroffer within 48 hours. Otherwise the offer ends.",
      ],
    },
  ],
  [
    "an offer that leaves no room for a counteroffer",
    "offer",
    offer({}, { by: "buyer", canCounter: false }),
    {
      buyer: null,
      seller: [
        "Bea offers $400 for Walnut credenza",
        "Bea offers $400 for Walnut credenza.",
        "Accept or decline within 48 hours. Otherwise the offer ends.",
      ],
    },
  ],
  [
    "an offer below the price agreed on with the owner",
    "offer",
    offer({}, { by: "buyer", unmetFloor: 450_00 }),
    {
      buyer: null,
      seller: [
        "Bea offers $400 for Walnut credenza",
        "Bea offers $400 for Walnut credenza.",
        "This is less than the $450 you agreed on with the owner, so it cannot be accepted. Make a counteroffer, decline the offer or ask the owner for a lower price within 48 hours. Otherwise the offer ends.",
      ],
    },
  ],
  [
    "an offer below the owner's price without room for a counteroffer",
    "offer",
    offer({}, { by: "buyer", unmetFloor: 450_00, canCounter: false }),
    {
      buyer: null,
      seller: [
        "Bea offers $400 for Walnut credenza",
        "Bea offers $400 for Walnut credenza.",
        "This is less than the $450 you agreed on with the owner, so it cannot be accepted. Decline it or ask the owner for a lower price within 48 hours. Otherwise the offer ends.",
      ],
    },
  ],
  [
    "a counteroffer of the seller",
    "counter",
    offer({ offerAmount: 450_00 }, { by: "seller" }),
    {
      buyer: [
        "Bea answers with $450 for Walnut credenza",
        "Bea has made a counteroffer of $450 for Walnut credenza. Earlier amounts no longer count.",
        "Accept, decline or make a counteroffer within 48 hours. Otherwise the offer ends.",
      ],
      seller: null,
    },
  ],
  [
    "a counteroffer of the buyer",
    "counter",
    offer({ offerAmount: 420_00 }, { by: "buyer", canCounter: false }),
    {
      buyer: null,
      seller: [
        "Bea answers with $420 for Walnut credenza",
        "Bea has made a counteroffer of $420 for Walnut credenza. Earlier amounts no longer count.",
        "Accept or decline within 48 hours. Otherwise the offer ends.",
      ],
    },
  ],
  [
    "an offer that the seller accepted",
    "accept",
    offer({ status: "scheduling", approved: true }, { by: "seller" }),
    {
      buyer: [
        "Your offer was accepted: Walnut credenza",
        "Bea has accepted your offer. Walnut credenza is yours.",
        "We have charged $429 to your Visa ending 4242. Next, agree on a time.",
        "with the amounts",
      ],
      seller: null,
    },
  ],
  [
    "a counteroffer that the buyer accepted",
    "accept",
    offer({ status: "scheduling", approved: true }, { by: "buyer" }),
    {
      buyer: [
        "Your order: Walnut credenza",
        "You have accepted the counteroffer of Bea. Walnut credenza is yours.",
        "We have charged $429 to your Visa ending 4242. Next, agree on a time.",
        "with the amounts",
      ],
      seller: [
        "Bea accepted your counteroffer: Walnut credenza",
        "Bea has accepted $400 for Walnut credenza and has paid. Next, agree on a time.",
      ],
    },
  ],
  [
    "an offer that the seller declined, with the promo code it returns",
    "decline",
    offer({ status: "deleted" }, { by: "seller", reason: "Too low", promoCode }),
    {
      buyer: [
        "Your offer was declined: Walnut credenza",
        "Bea has declined your offer for Walnut credenza.",
        "Reason: Too low",
        "Nothing was charged.",
        "You can use your promo code LOOP-7KQ2-M9XT again until November 28.",
      ],
      seller: null,
    },
  ],
  [
    "a counteroffer that the buyer declined",
    "decline",
    offer({ status: "deleted" }, { by: "buyer", reason: "Too much" }),
    {
      buyer: null,
      seller: [
        "Your counteroffer was declined: Walnut credenza",
        "Bea has declined your counteroffer for Walnut credenza.",
        "Reason: Too much",
      ],
    },
  ],
  [
    "a withdrawn offer",
    "withdraw",
    offer({ status: "deleted" }, { by: "buyer" }),
    {
      buyer: null,
      seller: [
        "Offer withdrawn: Walnut credenza",
        "Bea has withdrawn the offer for Walnut credenza. Your listing is unchanged.",
      ],
    },
  ],
  [
    "a price that dropped to the offer while the seller has to answer",
    "reprice",
    offer({}, { by: "system" }),
    {
      buyer: [
        "Walnut credenza now costs $400",
        "Bea lowered the price of Walnut credenza to $400. That is the amount on the table now; earlier amounts no longer count.",
        "If Bea accepts, you pay $400 plus delivery and tax, where they apply.",
      ],
      seller: null,
    },
  ],
  [
    "a price that dropped to the offer while the buyer has to answer",
    "reprice",
    offer({ offerTurn: "buyer" }, { by: "system" }),
    {
      buyer: [
        "Walnut credenza now costs $400",
        "Bea lowered the price of Walnut credenza to $400. That is the amount on the table now; earlier amounts no longer count.",
        "If you accept, you pay $400 plus delivery and tax, where they apply.",
      ],
      seller: null,
    },
  ],
  [
    "an offer that the seller left unanswered",
    "expire",
    offer({ status: "expired", offerStatus: "expired" }, { by: "time", awaited: "seller" }),
    {
      buyer: [
        "Expired: Walnut credenza",
        "Bea did not answer your offer of $400 for Walnut credenza within 48 hours, so it has ended.",
        "Nothing was charged.",
      ],
      seller: [
        "Expired: Walnut credenza",
        "You did not answer the offer of $400 for Walnut credenza within 48 hours, so it has ended.",
      ],
    },
  ],
  [
    "a counteroffer that the buyer left unanswered",
    "expire",
    offer({ status: "expired", offerStatus: "expired" }, { by: "time", awaited: "buyer" }),
    {
      buyer: [
        "Expired: Walnut credenza",
        "You did not answer the offer of $400 for Walnut credenza within 48 hours, so it has ended.",
        "Nothing was charged.",
      ],
      seller: [
        "Expired: Walnut credenza",
        "Bea did not answer your offer of $400 for Walnut credenza within 48 hours, so it has ended.",
      ],
    },
  ],
  [
    "an accepted offer that was not paid in time",
    "expire",
    offer({ status: "expired", offerStatus: "unpaid" }, { by: "time" }),
    {
      buyer: [
        "Not paid in time: Walnut credenza",
        "Your card was declined and no other card was chosen in time. Your offer of $400 for Walnut credenza has ended.",
        "Nothing was charged.",
      ],
      seller: [
        "Offer ended: Walnut credenza",
        "The buyer’s card was declined and not replaced in time. The offer of $400 for Walnut credenza has ended.",
      ],
    },
  ],
  [
    "an offer whose piece was sold",
    "end-offer",
    offer({ offerStatus: "sold" }, { by: "system" }),
    {
      buyer: [
        "Sold to another buyer: Walnut credenza",
        "The seller sold the piece to another buyer. Your offer of $400 for Walnut credenza has ended.",
        "Nothing was charged.",
      ],
      seller: null,
    },
  ],
  [
    "an offer whose buyer ordered the piece at its price",
    "end-offer",
    offer({ offerStatus: "bought" }, { by: "system" }),
    { buyer: null, seller: null },
  ],
  [
    "an offer whose piece was taken down",
    "end-offer",
    offer({ offerStatus: "retired" }, { by: "system", promoCode }),
    {
      buyer: [
        "No longer for sale: Walnut credenza",
        "The seller took the piece down. Your offer of $400 for Walnut credenza has ended.",
        "Nothing was charged.",
        "You can use your promo code LOOP-7KQ2-M9XT again until November 28.",
      ],
      seller: null,
    },
  ],
  [
    "an offer to a blocked seller",
    "end-offer",
    offer({ offerStatus: "seller-blocked" }, { by: "system" }),
    {
      buyer: [
        "Your offer ended: Walnut credenza",
        "The seller’s account is no longer active. Your offer of $400 for Walnut credenza has ended.",
        "Nothing was charged.",
      ],
      seller: [
        "Offer ended: Walnut credenza",
        "Your account is blocked. The offer of $400 for Walnut credenza has ended.",
      ],
    },
  ],
  [
    "an offer of a blocked buyer",
    "end-offer",
    offer({ offerStatus: "buyer-blocked" }, { by: "system" }),
    {
      buyer: [
        "Your offer ended: Walnut credenza",
        "Your account is blocked. Your offer of $400 for Walnut credenza has ended.",
        "Nothing was charged.",
      ],
      seller: [
        "Offer ended: Walnut credenza",
        "The buyer’s account is no longer active. The offer of $400 for Walnut credenza has ended.",
      ],
    },
  ],
  ["an offer that is still open", "end-offer", offer({}, { by: "system" }), { buyer: null, seller: null }],
  [
    "an order without an offer",
    "end-offer",
    offer({ offerStatus: null }, { by: "system" }),
    { buyer: null, seller: null },
  ],
  [
    "an offer that was accepted",
    "end-offer",
    offer({ offerStatus: "accepted" }, { by: "system" }),
    { buyer: null, seller: null },
  ],
  [
    "a card that failed for an offer",
    "card-declined",
    offer({}, { by: "time" }),
    {
      buyer: [
        "Your card was declined: Walnut credenza",
        "Your Visa ending 4242 was declined, so the offer is not accepted yet.",
        "Nothing was charged. The piece is held for you for 24 hours: open the order and pay with another card, or the offer ends.",
      ],
      seller: null,
    },
  ],
];

test.each(table)("mails each side about %s", (_, news, facts, mails) => {
  expect(mailLines(news, facts)).toEqual(mails);
});
