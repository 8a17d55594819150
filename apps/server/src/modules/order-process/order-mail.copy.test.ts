import { expect, test } from "vitest";
import {
  mailFacts,
  mailLines,
  type OrderMailRow,
  promoCode,
  requested,
  scheduled,
} from "../../testing/order-mail-facts.ts";
import { pickupOrder } from "../../testing/example-rows.ts";

const table: readonly OrderMailRow[] = [
  [
    "an order",
    "request",
    requested({}, { by: "buyer" }),
    {
      buyer: [
        "Your order: Walnut credenza",
        "Thank you for your order. Bea has 72 hours to approve it.",
        "Nothing has been charged yet: $536.25 is reserved on your Visa ending 4242 until then.",
        "with the amounts",
      ],
      seller: [
        "New order: Walnut credenza",
        "Bea would like to buy Walnut credenza for $500.",
        "Approve or decline within 72 hours. Otherwise the order ends.",
      ],
    },
  ],
  [
    "an approved order",
    "approve",
    requested({ status: "scheduling", approved: true }, { by: "seller" }),
    {
      buyer: [
        "Approved: Walnut credenza",
        "Bea has approved your order. Walnut credenza is yours.",
        "We have charged $536.25 to your Visa ending 4242. Next, agree on a time.",
        "with the amounts",
      ],
      seller: null,
    },
  ],
  [
    "a declined order",
    "decline",
    requested({ status: "cancelled" }, { by: "seller", reason: "It has woodworm" }),
    {
      buyer: [
        "Your order was declined: Walnut credenza",
        "Bea has declined your order for Walnut credenza.",
        "Reason: It has woodworm",
        "Nothing was charged.",
      ],
      seller: null,
    },
  ],
  [
    "an order that the buyer canceled",
    "cancel",
    requested({ status: "cancelled", approved: true }, { by: "buyer", reason: "It does not fit", promoCode }),
    {
      buyer: [
        "Canceled: Walnut credenza",
        "You have canceled the order for Walnut credenza.",
        "Reason: It does not fit",
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
        "You can use your promo code LOOP-7KQ2-M9XT again until November 28.",
      ],
      seller: [
        "Canceled: Walnut credenza",
        "Bea has canceled the order for Walnut credenza.",
        "Reason: It does not fit",
        "The piece is on sale again.",
      ],
    },
  ],
  [
    "an order that the seller canceled",
    "cancel",
    requested({ status: "cancelled", approved: true }, { by: "seller" }),
    {
      buyer: [
        "Canceled: Walnut credenza",
        "Bea has canceled the order for Walnut credenza.",
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      ],
      seller: [
        "Canceled: Walnut credenza",
        "You have canceled the order for Walnut credenza.",
        "The piece is on sale again.",
      ],
    },
  ],
  [
    "a request that the seller left unanswered",
    "expire",
    requested({ status: "expired" }, { by: "time" }),
    {
      buyer: [
        "Expired: Walnut credenza",
        "Your order for Walnut credenza was not answered within 72 hours and has ended.",
        "Nothing was charged.",
      ],
      seller: [
        "Expired: Walnut credenza",
        "The order of Bea for Walnut credenza was not answered within 72 hours and has ended. The piece is on sale again.",
      ],
    },
  ],
  [
    "an order without an agreed time",
    "lapse",
    scheduled({ status: "cancelled" }, { by: "time" }),
    {
      buyer: [
        "Canceled: Walnut credenza",
        "No time was agreed for Walnut credenza within 14 days, so the order was canceled.",
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      ],
      seller: [
        "Canceled: Walnut credenza",
        "No time was agreed for Walnut credenza within 14 days, so the order was canceled. The piece is on sale again.",
      ],
    },
  ],
  [
    "an order whose reported no-show nobody resolved",
    "lapse",
    mailFacts(
      { ...pickupOrder, status: "active-pickup", approved: true },
      { status: "cancelled" },
      { by: "time" },
    ),
    {
      buyer: [
        "Canceled: Walnut credenza",
        "The reported no-show for Walnut credenza was not resolved within 7 days, so the order was canceled.",
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      ],
      seller: [
        "Canceled: Walnut credenza",
        "The reported no-show for Walnut credenza was not resolved within 7 days, so the order was canceled.",
        "The piece is on sale again.",
      ],
    },
  ],
  [
    "an order that Heirloop removed",
    "remove",
    requested({ status: "deleted", approved: true }, { by: "admin", reason: "Not allowed here" }),
    {
      buyer: [
        "Removed: your order for Walnut credenza",
        "We have removed your order for Walnut credenza.",
        "Reason: Not allowed here",
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      ],
      seller: [
        "Removed: the order for Walnut credenza",
        "We have removed the order for Walnut credenza.",
        "Reason: Not allowed here",
      ],
    },
  ],
];

test.each(table)("mails each side about %s", (_, news, facts, mails) => {
  expect(mailLines(news, facts)).toEqual(mails);
});
