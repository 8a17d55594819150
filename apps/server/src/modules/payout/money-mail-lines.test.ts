import { describe, expect, test } from "vitest";
import {
  type MoneyFacts,
  type MoneyMail,
  type MoneyNews,
  type MoneyRecipient,
  moneyMailCopy,
  payoutNews,
} from "./money-mail.copy.ts";

const facts: MoneyFacts = {
  amount: 100_00,
  pieces: "Walnut credenza",
  orderId: "order-1",
  card: "Visa ending 4242",
  reason: "A leg is broken.",
  isEnded: false,
  isRefunded: false,
  payout: { amount: 340_00, less: 85_00, isSent: false },
  arrivesAt: null,
  dueAt: new Date("2026-12-05T23:00:00.000Z"),
};
const recipients: readonly MoneyRecipient[] = ["buyer", "seller", "owner", "admin"];
const payees: readonly MoneyRecipient[] = ["seller", "owner"];
const linesOf = (mail: MoneyMail | null) => mail && [mail.notice, mail.subject, ...mail.paragraphs];
const lines = (news: MoneyNews, recipient: MoneyRecipient, changes: Partial<MoneyFacts> = {}) =>
  linesOf(moneyMailCopy[news][recipient]({ ...facts, ...changes }));

/** The notification, the subject and the paragraphs for each kind of news, and who gets them. */
const table: Readonly<
  Record<MoneyNews, ReadonlyArray<readonly [to: readonly MoneyRecipient[], mail: readonly string[]]>>
> = {
  "dispute-open": [
    [
      ["seller"],
      [
        "The buyer’s bank is asking about $100: your payout is on hold until it decides",
        "Your payout for Walnut credenza is on hold",
        "The buyer’s bank is asking about the payment of $100 for Walnut credenza. Your payout of $340 is on hold until the bank decides, which can take several weeks.",
        "We answer the bank with what the order shows. If you have pictures of the handover or other proof, reply to this email.",
        "If the bank decides that the payment stands, you are paid as usual. If it returns the money to the buyer, the part that it returns is not paid out to you. We email you either way.",
      ],
    ],
    [
      ["owner"],
      [
        "Your share of $340 for Walnut credenza is on hold: the buyer’s bank is asking about the payment",
        "Your share for Walnut credenza is on hold",
        "The buyer’s bank is asking about the payment for Walnut credenza. Your share of $340 is on hold until the bank decides, which can take several weeks.",
        "You do not need to do anything. If the bank decides that the payment stands, we send your share. We email you either way.",
      ],
    ],
    [
      ["admin"],
      [
        "The payment of $100 for the order order-1 is disputed",
        "Disputed: $100 of order order-1",
        "The buyer’s bank is asking about $100 of order order-1. What was not paid out is on hold.",
        "Answer with evidence in the payment provider’s dashboard before its deadline, or accept the dispute there. An inquiry can be refunded there as well. Here the order cannot be refunded until the bank has decided.",
      ],
    ],
  ],
  "dispute-won": [
    [
      ["buyer"],
      [
        "Your bank has closed its question about $100: the payment stands",
        "Your bank has decided about Walnut credenza",
        "Your bank has closed its question about $100 for Walnut credenza: the payment stands.",
      ],
    ],
    [
      ["seller"],
      [
        "The buyer’s bank has decided: the payment stands",
        "The payment for Walnut credenza stands",
        "The buyer’s bank has decided about the payment of $100 for Walnut credenza: it stands.",
        "Your payout of $340 is no longer on hold. We email you when it is sent.",
      ],
    ],
    [
      ["owner"],
      [
        "The buyer’s bank has decided: your share of $340 for Walnut credenza is no longer on hold",
        "Your share for Walnut credenza is no longer on hold",
        "The buyer’s bank has decided that the payment for Walnut credenza stands. Your share of $340 is no longer on hold. We email you when it is sent.",
      ],
    ],
    [
      ["admin"],
      [
        "The dispute about the order order-1 is won",
        "Dispute won: order order-1",
        "The bank has decided about order order-1: the payment stands. What was on hold is paid out.",
      ],
    ],
  ],
  "dispute-lost": [
    [
      ["buyer"],
      [
        "Your bank has returned $100 to you",
        "Your bank has returned your payment for Walnut credenza",
        "Your bank has returned $100 for Walnut credenza to you.",
      ],
    ],
    [
      ["seller"],
      [
        "The buyer’s bank has returned $100 to the buyer: it is no longer paid out to you",
        "The payment for Walnut credenza went back to the buyer",
        "The buyer’s bank has returned $100 for Walnut credenza to the buyer. Your payout for it is $340 instead of $425.",
        "The bank’s decision is final. If the piece is still with the buyer, or something else is open, reply to this email.",
      ],
    ],
    [
      ["owner"],
      [
        "The buyer’s bank has returned a part of the payment for Walnut credenza. Your share for it is $340 instead of $425.",
        "Your share for Walnut credenza has changed",
        "The buyer’s bank has returned a part of the payment for Walnut credenza. Your share for it is $340 instead of $425.",
        "The bank’s decision is final. If you have questions, reply to this email.",
      ],
    ],
    [
      ["admin"],
      [
        "The dispute about the order order-1 is lost: $100 went back to the buyer",
        "Dispute lost: order order-1",
        "The bank has decided for the buyer of order order-1: $100 went back. Payouts that were not sent are reduced.",
      ],
    ],
  ],
  refunded: [
    [
      ["buyer"],
      [
        "We refunded $100 for Walnut credenza",
        "Your refund for Walnut credenza",
        "We have refunded $100 for Walnut credenza to your Visa ending 4242. Depending on your bank it shows within a few days.",
        "Reason: A leg is broken.",
      ],
    ],
    [
      ["seller"],
      [
        "We refunded $100 for Walnut credenza to the buyer",
        "The buyer of Walnut credenza got a refund",
        "We have refunded $100 for Walnut credenza to the buyer.",
        "Reason: A leg is broken.",
        "Your payout for it is $340 instead of $425.",
      ],
    ],
    [
      ["owner"],
      [
        "We have refunded a part of the payment for Walnut credenza to the buyer. Your share for it is $340 instead of $425.",
        "Your share for Walnut credenza has changed",
        "We have refunded a part of the payment for Walnut credenza to the buyer. Your share for it is $340 instead of $425.",
        "Reason: A leg is broken.",
      ],
    ],
  ],
  "refund-declined": [
    [
      ["admin"],
      [
        "The refund of $100 for the order order-1 was declined",
        "Refund declined: order order-1",
        "The refund of $100 for order order-1 was declined, and the buyer has not received it.",
        "Reason: A leg is broken.",
        "Look at the payment in the payment provider’s dashboard. A disputed payment is decided by the buyer’s bank.",
      ],
    ],
  ],
  "case-opened": [
    [
      ["owner"],
      [
        "Your share of $340 for Walnut credenza is on hold: the buyer has reported a problem",
        "Your share for Walnut credenza is on hold",
        "The buyer has reported a problem with Walnut credenza. Your share of $340 is on hold until the shop and the buyer have settled it, or we have decided.",
        "You do not need to do anything. If a part of the payment is refunded, your share is reduced in proportion. We email you either way.",
      ],
    ],
  ],
  "case-closed": [
    [
      ["owner"],
      [
        "The problem with Walnut credenza is settled: your share of $340 is no longer on hold",
        "Your share for Walnut credenza is no longer on hold",
        "The problem that the buyer reported with Walnut credenza is settled. Your share of $340 is no longer on hold. We email you when it is sent.",
      ],
    ],
  ],
  "payout-unconnected": [
    [
      payees,
      [
        "$100 is waiting for you: connect payouts to receive it",
        "$100 is waiting for you",
        "Your payout of $100 for Walnut credenza is ready. Connect payouts to receive it; we keep it for you until then.",
      ],
    ],
  ],
  "payout-sent": [
    [
      payees,
      [
        "$100 is on its way to your account",
        "$100 is on its way to you",
        "We have sent $100 for Walnut credenza to your account.",
      ],
    ],
  ],
  "payout-refused": [
    [
      payees,
      [
        "$100 could not be sent: check your payout account, and it is sent again",
        "We could not send your payout of $100",
        "Your payout of $100 for Walnut credenza could not be sent, because your payout account cannot receive it.",
        "Open your payout account and complete what it asks for. Then we send the payout again.",
      ],
    ],
    [
      ["admin"],
      [
        "The payout of $100 for the order order-1 was refused",
        "Payout refused: order order-1",
        "The payment provider refused the payout of $100 for order order-1. The payee has been asked to check the payout account.",
        "Reason: A leg is broken.",
        "If the reason is on our side, such as a key without the permission, correct it. The payout is sent again once a day, and when the payout account changes.",
      ],
    ],
  ],
  "payout-returned": [
    [
      payees,
      [
        "Your bank returned $100: correct your bank details, and it is sent again",
        "Your bank returned your payout of $100",
        "Your bank returned $100 that we had sent to you. The money is still yours.",
        "Open your payout account and correct your bank details. Then the payout is sent again.",
      ],
    ],
  ],
  "account-due": [
    [
      payees,
      [
        "Your payout account needs more information by December 5",
        "Your payout account needs more information by December 5",
        "The payment provider that sends your payouts needs more information from you by December 5. After that your payouts are on hold until you enter it.",
        "Open your payout account and complete what it asks for.",
      ],
    ],
  ],
  "account-incomplete": [
    [
      payees,
      [
        "Your payout account needs more information from you before you can be paid",
        "Your payout account needs more information",
        "The payment provider that sends your payouts needs more information from you. Until you enter it, your payouts are on hold.",
        "Open your payout account and complete what it asks for.",
      ],
    ],
  ],
};
const isNews = (name: string): name is MoneyNews => name in table;

test.each(Object.keys(table).filter(isNews))(
  "%s says what the table says, to its recipients only",
  (news) => {
    expect(recipients.map((recipient) => lines(news, recipient))).toEqual(
      recipients.map((recipient) => table[news].find(([to]) => to.includes(recipient))?.[1] ?? null),
    );
  },
);

describe("a payment that stands", () => {
  test("is refunded to the buyer when the order has ended", () => {
    expect(lines("dispute-won", "buyer", { isEnded: true })).toEqual([
      "Your bank has closed its question about $100: we are refunding it to you",
      "Your refund for Walnut credenza",
      "Your bank has closed its question about $100 for Walnut credenza. The order has ended, so we are refunding the payment to you now.",
    ]);
  });

  test("is paid out once the order is complete", () => {
    expect(lines("dispute-won", "seller", { payout: null })?.at(-1)).toBe(
      "You are paid as usual, 48 hours after the order is complete.",
    );
  });

  test("is paid to nobody when it was refunded before", () => {
    const refunded = { isRefunded: true, payout: { amount: 0, less: 0, isSent: false } };
    expect(recipients.map((recipient) => lines("dispute-won", recipient, refunded)?.at(-1))).toEqual([
      undefined,
      undefined,
      undefined,
      "The bank has closed its question about order order-1. We have already refunded the payment, so nothing is paid out.",
    ]);
  });
});

test("a dispute does not name a payout that does not exist yet", () => {
  expect(lines("dispute-open", "seller", { payout: null })?.[2]).toBe(
    "The buyer’s bank is asking about the payment of $100 for Walnut credenza. Your payout is on hold until the bank decides, which can take several weeks.",
  );
});

test("an owner whose whole share is gone reads that the payment was returned", () => {
  const payout = { amount: 0, less: 425_00, isSent: false };
  expect([
    lines("refunded", "owner", { payout })?.[0],
    lines("dispute-lost", "owner", { payout })?.[0],
  ]).toEqual([
    "We have refunded the payment for Walnut credenza to the buyer. Your share of $425 for it is canceled.",
    "The buyer’s bank has returned the payment for Walnut credenza. Your share of $425 for it is canceled.",
  ]);
});

describe("the seller of a refunded order", () => {
  const says = (changes: Partial<MoneyFacts>) => lines("refunded", "seller", changes)?.slice(2);
  const refunded = "We have refunded $100 for Walnut credenza to the buyer.";

  test("keeps a payout that was sent", () => {
    expect(says({ reason: null, payout: { amount: 340_00, less: 0, isSent: true } })).toEqual([
      refunded,
      "Your payout was sent before, and it stays yours.",
    ]);
  });

  test("reads nothing about a payout when the order has ended", () => {
    expect(says({ reason: null, isEnded: true })).toEqual([refunded]);
  });

  test("is not paid yet", () => {
    expect(says({ reason: null, payout: null })).toEqual([
      refunded,
      "Your earnings from this order are reduced in proportion. You see the amount when the order is complete.",
    ]);
  });
});

describe("nobody gets a mail about money that does not concern them", () => {
  const nothing = { amount: 0, less: 0, isSent: false };
  const canceled = { amount: 0, less: 85_00, isSent: false };
  const sent = { amount: 340_00, less: 0, isSent: true };
  test.each<[news: MoneyNews, what: string, changes: Partial<MoneyFacts>, to: readonly MoneyRecipient[]]>([
    ["dispute-open", "that ended", { isEnded: true }, ["admin"]],
    ["dispute-open", "that is paid out", { payout: sent }, ["admin"]],
    ["dispute-open", "that earns nothing", { payout: nothing }, ["admin"]],
    ["dispute-open", "whose payout was canceled", { payout: canceled }, ["seller", "owner", "admin"]],
    ["dispute-open", "without a share yet", { payout: null }, ["seller", "admin"]],
    ["dispute-won", "that was refunded", { isRefunded: true, payout: null }, ["admin"]],
    ["dispute-won", "that earns nothing", { payout: nothing }, ["buyer", "admin"]],
    ["dispute-lost", "that ended", { isEnded: true }, ["buyer", "admin"]],
    ["dispute-lost", "without a share yet", { payout: null }, ["buyer", "seller", "admin"]],
    ["refunded", "that ended", { isEnded: true }, ["buyer", "seller"]],
    ["refunded", "without a share yet", { payout: null }, ["buyer", "seller"]],
    ["case-opened", "without a share yet", { payout: null }, []],
    ["case-opened", "that is paid out", { payout: sent }, []],
    ["case-closed", "that was refunded", { isRefunded: true }, []],
    ["case-closed", "that earns nothing", { payout: nothing }, []],
  ])("%s of an order %s", (news, _, changes, to) => {
    expect(recipients.filter((recipient) => lines(news, recipient, changes) !== null)).toEqual(to);
  });
});

test("gives no reason when there is none", () => {
  const says = recipients.map((recipient) => lines("refunded", recipient, { reason: null })?.slice(3));
  expect(says).toEqual([[], ["Your payout for it is $340 instead of $425."], [], undefined]);
});

test("asks for information soon when no date is known", () => {
  expect(lines("account-due", "seller", { dueAt: null })?.slice(0, 3)).toEqual([
    "Your payout account needs more information soon",
    "Your payout account needs more information soon",
    "The payment provider that sends your payouts needs more information from you soon. After that your payouts are on hold until you enter it.",
  ]);
});

test("a payout that cannot be sent, was sent or was refused is news; the other statuses are not", () => {
  expect(payoutNews).toEqual({
    waiting: null,
    held: "payout-unconnected",
    sent: "payout-sent",
    arrived: null,
    failed: "payout-refused",
    reversed: null,
  });
});
