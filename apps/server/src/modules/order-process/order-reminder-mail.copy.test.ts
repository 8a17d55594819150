import { expect, test } from "vitest";
import { type OrderMailRow, mailLines, requested, scheduled } from "../../testing/order-mail-facts.ts";

const table: readonly OrderMailRow[] = [
  [
    "the buyer's request to complete outside Heirloop",
    "complete-off",
    scheduled({}, { by: "buyer" }),
    {
      buyer: null,
      seller: [
        "Bea asks to complete the order for Walnut credenza outside Heirloop",
        "Bea asks to complete the order for Walnut credenza outside Heirloop.",
        "If you agree, the payment goes back to the buyer, nothing is paid out, and our buyer protection ends.",
      ],
    },
  ],
  [
    "the seller's request to complete outside Heirloop",
    "complete-off",
    scheduled({}, { by: "seller" }),
    {
      buyer: [
        "Bea asks to complete the order for Walnut credenza outside Heirloop",
        "Bea asks to complete the order for Walnut credenza outside Heirloop.",
        "If you agree, the payment goes back to the buyer, nothing is paid out, and our buyer protection ends.",
      ],
      seller: null,
    },
  ],
  [
    "an order completed outside Heirloop",
    "complete-off",
    scheduled({ status: "completed-off-heirloop" }, { by: "seller" }),
    {
      buyer: [
        "Completed outside Heirloop: Walnut credenza",
        "You and Bea have completed the order for Walnut credenza outside Heirloop.",
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      ],
      seller: [
        "Completed outside Heirloop: Walnut credenza",
        "You and Bea have completed the order for Walnut credenza outside Heirloop. The payment went back to the buyer, and nothing is paid out.",
      ],
    },
  ],
  [
    "a card that failed for a request",
    "card-declined",
    requested({}, { by: "time" }),
    {
      buyer: [
        "Your card was declined: Walnut credenza",
        "Your Visa ending 4242 was declined, so your order is not approved yet.",
        "Nothing was charged. Ask your bank, or write to the other side in your chat.",
      ],
      seller: null,
    },
  ],
  [
    "an answer that is due",
    "reminder",
    requested({ deadlineEvent: "expire" }, { by: "time" }),
    {
      buyer: [
        "Still open: Walnut credenza",
        "Bea still awaits your answer about Walnut credenza. Without one it ends in 12 hours.",
      ],
      seller: [
        "Still open: Walnut credenza",
        "Bea still awaits your answer about Walnut credenza. Without one it ends in 12 hours.",
      ],
    },
  ],
  [
    "a time that has to be agreed on soon",
    "reminder",
    scheduled({ deadlineEvent: "lapse" }, { by: "time" }),
    {
      buyer: [
        "Still open: Walnut credenza",
        "You and Bea have not agreed on a time for Walnut credenza yet. Without one the order is canceled and refunded in 3 days.",
      ],
      seller: [
        "Still open: Walnut credenza",
        "You and Bea have not agreed on a time for Walnut credenza yet. Without one the order is canceled and refunded in 3 days.",
      ],
    },
  ],
  [
    "a carrier that has to be booked soon",
    "reminder",
    scheduled({ status: "looking_for_carrier", deadlineEvent: "lapse" }, { by: "time" }),
    {
      buyer: [
        "Still open: Walnut credenza",
        "No carrier is booked for Walnut credenza yet. Book one and name it on the order, or the order is canceled and refunded in 3 days.",
      ],
      seller: [
        "Still open: Walnut credenza",
        "No carrier is booked for Walnut credenza yet. Book one and name it on the order, or the order is canceled and refunded in 3 days.",
      ],
    },
  ],
  [
    "an order that has to be shipped soon",
    "reminder",
    scheduled({ status: "awaiting_shipping", deadlineEvent: "lapse" }, { by: "time" }),
    {
      buyer: [
        "Still open: Walnut credenza",
        "Walnut credenza is not marked as shipped yet. Hand it to the carrier and enter the tracking number, or the order is canceled and refunded in 3 days.",
      ],
      seller: [
        "Still open: Walnut credenza",
        "Walnut credenza is not marked as shipped yet. Hand it to the carrier and enter the tracking number, or the order is canceled and refunded in 3 days.",
      ],
    },
  ],
  [
    "an order that soon completes",
    "reminder",
    scheduled({ deadlineEvent: "auto-complete" }, { by: "time" }),
    {
      buyer: [
        "Still open: Walnut credenza",
        "The order for Walnut credenza completes automatically in 24 hours. If it has not arrived or something is wrong, say so before.",
      ],
      seller: [
        "Still open: Walnut credenza",
        "The order for Walnut credenza completes automatically in 24 hours. If it has not arrived or something is wrong, say so before.",
      ],
    },
  ],
  ["an order without a deadline", "reminder", requested({}, { by: "time" }), { buyer: null, seller: null }],
];

test.each(table)("mails each side about %s", (_, news, facts, mails) => {
  expect(mailLines(news, facts)).toEqual(mails);
});
