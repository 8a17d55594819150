import { orderCaseReasons } from "@heirloop/contract/order/order-case-status";
import { cents } from "@heirloop/contract/money/money.schema";
import { type CaseNews, caseNews } from "@heirloop/machines/order-case/order-case-effect";
import { expect, test } from "vitest";
import {
  type CaseFacts,
  type CaseMail,
  caseMailCopy,
  type CaseRecipient,
  caseReminder,
} from "./case-mail.copy.ts";

const facts: CaseFacts = {
  pieces: "Walnut credenza",
  orderId: "order-1",
  reason: "damaged",
  wanted: { type: "return", amount: null },
  proposal: { type: "refund", amount: cents(200_00) },
  agreed: { type: "refund", amount: cents(150_50) },
  message: "A leg is broken",
  window: { date: "2026-11-25", window: "evening" },
  tracking: "1Z999",
};
const recipients: readonly CaseRecipient[] = ["buyer", "seller", "admin"];
const sides: readonly CaseRecipient[] = ["buyer", "seller"];
const linesOf = (mail: CaseMail | null) => mail && [mail.notice, mail.subject, ...mail.paragraphs];
const lines = (news: CaseNews, recipient: CaseRecipient, changes: Partial<CaseFacts> = {}) =>
  linesOf(caseMailCopy[news][recipient]({ ...facts, ...changes }));

/** The notification, the subject and the paragraphs for each kind of news, and who gets them. */
const table: ReadonlyArray<[news: CaseNews, to: readonly CaseRecipient[], mail: readonly string[]]> = [
  [
    "opened",
    ["seller"],
    [
      "The buyer reported a problem with Walnut credenza: answer within 72 hours",
      "The buyer reported a problem with Walnut credenza",
      "It is damaged. The buyer asks for a return with a full refund.",
      "“A leg is broken”",
      "Please answer within 72 hours: accept, propose something else, or decline. Otherwise Heirloop decides. The payout of this order is on hold until the case is closed.",
    ],
  ],
  [
    "proposed",
    ["buyer"],
    [
      "The seller proposes a refund of $200 for Walnut credenza",
      "The seller’s proposal for Walnut credenza",
      "The seller proposes a refund of $200.",
      "“A leg is broken”",
      "Please answer within 72 hours: accept it, or ask Heirloop to decide. Without an answer Heirloop decides.",
    ],
  ],
  [
    "declined",
    ["buyer"],
    [
      "The seller declined what you asked for about Walnut credenza",
      "The seller declined your report about Walnut credenza",
      "The seller does not agree to what you asked for.",
      "“A leg is broken”",
      "You can ask Heirloop to decide, or withdraw your report. Without an answer within 72 hours Heirloop decides.",
    ],
  ],
  [
    "escalated",
    sides,
    [
      "Heirloop was asked to decide about Walnut credenza",
      "Heirloop decides about Walnut credenza",
      "The other side has asked Heirloop to decide.",
      "“A leg is broken”",
      "Add what we should know, with pictures, on the page of the order. We email you the decision.",
    ],
  ],
  [
    "escalated",
    ["admin"],
    [
      "A case waits for a decision: Walnut credenza, order order-1",
      "A case waits for a decision: order order-1",
      "It is damaged. The buyer asks for a return with a full refund.",
      "“A leg is broken”",
      "Read what both sides say, and decide.",
    ],
  ],
  [
    "overdue",
    sides,
    [
      "Heirloop decides about Walnut credenza, because the time is over",
      "Heirloop decides about Walnut credenza",
      "The time to settle this between both sides is over, so Heirloop decides.",
      "Add what we should know, with pictures, on the page of the order. We email you the decision.",
    ],
  ],
  [
    "overdue",
    ["admin"],
    [
      "A case waits for a decision: Walnut credenza, order order-1",
      "A case waits for a decision: order order-1",
      "It is damaged. The buyer asks for a return with a full refund. The sides did not settle it in time.",
      "Read what both sides say, and decide.",
    ],
  ],
  [
    "withdrawn",
    ["seller"],
    [
      "The buyer withdrew the report about Walnut credenza",
      "The buyer withdrew the report about Walnut credenza",
      "The buyer has withdrawn the report. The case is closed, and the payout of this order is no longer on hold.",
    ],
  ],
  [
    "return-agreed",
    sides,
    [
      "A return of Walnut credenza is agreed: propose a time",
      "Walnut credenza goes back to the seller",
      "Both sides agree on a return. Propose a time at which the seller or a carrier collects the piece, within 14 days.",
      "The return costs the buyer nothing. The buyer is refunded in full as soon as the seller has the piece back.",
    ],
  ],
  [
    "repair-agreed",
    sides,
    [
      "A repair of Walnut credenza is agreed",
      "A repair for Walnut credenza",
      "Both sides agree on a repair, which the seller arranges and pays for within 14 days. The buyer confirms it on the page of the order.",
      "The payout of this order is on hold until the case is closed.",
    ],
  ],
  [
    "refund-agreed",
    sides,
    [
      "Both sides agree on a refund of $150.50 for Walnut credenza",
      "A refund for Walnut credenza",
      "Both sides agree on a refund of $150.50. We are refunding it to the buyer now.",
    ],
  ],
  [
    "time-proposed",
    sides,
    [
      "The other side proposes Wednesday, November 25 in the evening for the return of Walnut credenza",
      "A time for the return of Walnut credenza",
      "The other side proposes Wednesday, November 25 in the evening for the return. Agree to it, or propose another time.",
    ],
  ],
  [
    "time-agreed",
    sides,
    [
      "The return of Walnut credenza is agreed for Wednesday, November 25 in the evening",
      "The return of Walnut credenza: Wednesday, November 25 in the evening",
      "The piece is collected from the buyer on Wednesday, November 25 in the evening.",
      "The seller confirms when it is back. Without an answer it counts as received three days later, and the buyer is refunded.",
    ],
  ],
  [
    "sent-back",
    ["seller"],
    [
      "The buyer sent Walnut credenza back to you",
      "Walnut credenza is on its way back to you",
      "The buyer has given the piece to the carrier. Tracking number: 1Z999",
      "Confirm when you have it. Without an answer it counts as received 14 days later, and the buyer is refunded.",
    ],
  ],
  [
    "received",
    sides,
    [
      "Walnut credenza is back with the seller: the buyer is refunded",
      "Walnut credenza is back with the seller",
      "The return is complete. We are refunding the payment to the buyer now.",
    ],
  ],
  [
    "repaired",
    ["seller"],
    [
      "The buyer confirmed the repair of Walnut credenza",
      "The repair of Walnut credenza is confirmed",
      "The buyer has confirmed the repair. The case is closed, and the payout of this order is no longer on hold.",
    ],
  ],
  [
    "evidence",
    sides,
    [
      "Something was added to the case about Walnut credenza",
      "News in the case about Walnut credenza",
      "There is something new in the case:",
      "“A leg is broken”",
    ],
  ],
  [
    "decided-return",
    sides,
    [
      "Heirloop decided: Walnut credenza goes back to the seller for a full refund",
      "Our decision about Walnut credenza",
      "We have decided that the piece goes back to the seller, and that the buyer is refunded in full as soon as the seller has it.",
      "“A leg is broken”",
      "Propose a time at which the seller or a carrier collects the piece, within 14 days. The return costs the buyer nothing.",
    ],
  ],
  [
    "decided-refund",
    sides,
    [
      "Heirloop decided: the buyer of Walnut credenza gets a refund of $150.50",
      "Our decision about Walnut credenza",
      "We have decided on a refund of $150.50, which we are refunding to the buyer now.",
      "“A leg is broken”",
    ],
  ],
  [
    "decided-none",
    sides,
    [
      "Heirloop decided about Walnut credenza: nothing is refunded",
      "Our decision about Walnut credenza",
      "We have decided that nothing is refunded.",
      "“A leg is broken”",
      "The case is closed, and the payout of this order is no longer on hold.",
    ],
  ],
  [
    "refund-failed",
    sides,
    [
      "The refund for Walnut credenza did not go through: Heirloop is looking into it",
      "The refund for Walnut credenza did not go through",
      "The bank has not accepted the refund, and no money has moved. The case is open again, and we decide what happens next. You do not need to do anything.",
    ],
  ],
  [
    "refund-failed",
    ["admin"],
    [
      "The refund of a case was declined: order order-1",
      "The refund of a case was declined: order order-1",
      "The case is open again and waits for your decision.",
      "Look at the payment in the payment provider’s dashboard first.",
    ],
  ],
];

test.each(caseNews)("%s notifies the recipients of the table, and nobody else", (news) => {
  const expected = recipients.map(
    (recipient) => table.find(([name, to]) => name === news && to.includes(recipient))?.[2] ?? null,
  );
  expect(recipients.map((recipient) => lines(news, recipient))).toEqual(expected);
});

test("says what is wrong", () => {
  expect(orderCaseReasons.map((reason) => lines("opened", "seller", { reason })?.[2])).toEqual([
    "It is not as described. The buyer asks for a return with a full refund.",
    "It is damaged. The buyer asks for a return with a full refund.",
    "Something is missing. The buyer asks for a return with a full refund.",
    "It does not fit. The buyer asks for a return with a full refund.",
    "The buyer has changed their mind. The buyer asks for a return with a full refund.",
  ]);
});

test.each<[news: CaseNews, to: CaseRecipient, changes: Partial<CaseFacts>, paragraph: string]>([
  [
    "proposed",
    "buyer",
    { proposal: { type: "return", amount: null } },
    "The seller proposes a return with a full refund.",
  ],
  ["proposed", "buyer", { proposal: { type: "repair", amount: null } }, "The seller proposes a repair."],
  ["proposed", "buyer", { proposal: null }, "The seller proposes something else."],
  [
    "refund-agreed",
    "buyer",
    { agreed: null },
    "Both sides agree on a refund. We are refunding it to the buyer now.",
  ],
  [
    "decided-refund",
    "buyer",
    { agreed: null },
    "We have decided on a refund, which we are refunding to the buyer now.",
  ],
  [
    "time-proposed",
    "seller",
    { window: null },
    "The other side proposes a time for the return. Agree to it, or propose another time.",
  ],
  [
    "time-proposed",
    "seller",
    { window: { date: "2026-12-01", window: "morning" } },
    "The other side proposes Tuesday, December 1 in the morning for the return. Agree to it, or propose another time.",
  ],
  [
    "sent-back",
    "seller",
    { tracking: null },
    "The buyer has given the piece to the carrier. Tracking number: ",
  ],
])("the first paragraph of %s to the %s with %o", (news, to, changes, paragraph) => {
  expect(lines(news, to, changes)?.[2]).toBe(paragraph);
});

test.each<[news: CaseNews, to: CaseRecipient, changes: Partial<CaseFacts>, notice: string]>([
  ["proposed", "buyer", { proposal: null }, "The seller proposes something else for Walnut credenza"],
  ["refund-agreed", "seller", { agreed: null }, "Both sides agree on a refund for Walnut credenza"],
  [
    "decided-refund",
    "seller",
    { agreed: null },
    "Heirloop decided: the buyer of Walnut credenza gets a refund",
  ],
])("the notification of %s to the %s with %o", (news, to, changes, notice) => {
  expect(lines(news, to, changes)?.[0]).toBe(notice);
});

test("quotes nobody who said nothing", () => {
  const quotes = recipients.flatMap((recipient) =>
    caseNews.filter((news) => lines(news, recipient, { message: null })?.join(" ").includes("“")),
  );
  expect(quotes).toEqual([]);
  expect(lines("decided-refund", "buyer", { message: null })).toHaveLength(3);
});

test("reminds of the last day", () => {
  expect(linesOf(caseReminder(facts))).toEqual([
    "One day is left to answer in the case about Walnut credenza",
    "One day is left: the case about Walnut credenza",
    "Please answer on the page of the order. Without an answer Heirloop decides.",
  ]);
});
