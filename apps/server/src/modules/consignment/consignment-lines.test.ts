import type { ConsignmentNews } from "@heirloop/machines/consignment/consignment-effect";
import { describe, expect, test } from "vitest";
import { acceptedConsignment } from "../../testing/example-consignment.ts";
import { allPaid, consignmentCopy, type NewsFacts } from "./consignment.copy.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

const facts: NewsFacts = {
  consignment: {
    ...acceptedConsignment,
    requestedPrice: 700_00,
    earned: 540_00,
    proposals: [{ date: "2026-11-28", window: "morning", by: "consigner" }],
  },
  sale: allPaid,
  taker: "Atelier Nord",
  other: "Olga",
  details: { pickup: null, contact: null },
  reason: "Our van is too small",
  lapsesOn: "December 5",
};
type Changes = Partial<Omit<NewsFacts, "consignment">> & { consignment?: Partial<ConsignmentRow> };
const lines = (news: ConsignmentNews, { consignment, ...changes }: Changes = {}) => {
  const words = consignmentCopy[news]({
    ...facts,
    ...changes,
    consignment: { ...facts.consignment, ...consignment },
  });
  return [words.notice, words.subject, ...words.paragraphs];
};

/** The notification, the subject and the paragraphs for each kind of news. */
const table: Readonly<Record<ConsignmentNews, readonly string[]>> = {
  opened: [
    "Shops can now see your Walnut credenza",
    "Shops can see your Walnut credenza",
    "Thank you for consigning your Walnut credenza. Shops can see it now.",
    "We will email you when a shop accepts it. If none has by December 5, the consignment ends and the piece stays yours.",
  ],
  accepted: [
    "Atelier Nord accepted your Walnut credenza",
    "Atelier Nord accepted your Walnut credenza",
    "Atelier Nord will sell your Walnut credenza for $900 or more, and for less only if you agree. You get 60 percent of what the buyer pays for it.",
    "Enter where they can collect it, and agree on a time with them. They have until December 5. You can withdraw the piece until it is collected.",
  ],
  released: [
    "Atelier Nord cannot take your Walnut credenza after all",
    "Atelier Nord cannot take your Walnut credenza after all",
    "Atelier Nord released your Walnut credenza: “Our van is too small”",
    "Other shops can see it again and accept it until December 5. You do not need to do anything. Atelier Nord no longer sees your address.",
  ],
  "pickup-set": [
    "Olga entered where to collect Walnut credenza",
    "Where to collect Walnut credenza",
    "Olga entered where to collect Walnut credenza. Agree on a time next.",
  ],
  "time-proposed": [
    "Olga proposed a time to collect Walnut credenza",
    "A time to collect Walnut credenza",
    "Olga proposes Saturday, November 28, 8 am to noon.",
    "Agree to it, or propose another time.",
  ],
  "time-agreed": [
    "Olga agreed to a time to collect Walnut credenza",
    "The time to collect Walnut credenza is agreed",
    "You and Olga agreed on a time. The attached file adds it to your calendar. Both of you can still propose another time.",
  ],
  collected: [
    "Atelier Nord has collected your Walnut credenza",
    "Your Walnut credenza was collected",
    "Atelier Nord has your Walnut credenza. They will clean, photograph and list it, and we will email you when it is for sale.",
  ],
  listed: [
    "Your Walnut credenza is for sale",
    "Your Walnut credenza is for sale",
    "Atelier Nord has listed your Walnut credenza. See how it turned out.",
  ],
  sold: [
    "Your Walnut credenza sold: $540 is yours",
    "Your Walnut credenza sold",
    "Your Walnut credenza sold. Your share is $540.",
    "We send it in 48 hours. If you have not connected payouts yet, we keep it for you until you do.",
  ],
  returned: [
    "Atelier Nord is returning your Walnut credenza",
    "Atelier Nord is returning your Walnut credenza",
    "Atelier Nord is returning your Walnut credenza to you. You can consign it again at any time.",
  ],
  withdrawn: [
    "The owner of Walnut credenza withdrew it",
    "Walnut credenza is no longer available for consignment",
    "The owner of Walnut credenza decided to keep it. You do not need to collect it.",
  ],
  "price-requested": [
    "Atelier Nord asks to sell your Walnut credenza for $700",
    "Atelier Nord asks for a lower price for your Walnut credenza",
    "Atelier Nord asks to sell your Walnut credenza for $700 or more, instead of $900. At $700 your share would be $420.",
    "Accept or decline the request in My pieces. Until you accept, it will not be sold for less than $900.",
  ],
  "price-accepted": [
    "The owner of Walnut credenza agreed to $900",
    "Walnut credenza: the owner agreed to $900",
    "The owner of Walnut credenza agreed to a lower price. You can now sell it for $900 or more.",
  ],
  "price-declined": [
    "The owner of Walnut credenza declined the lower price",
    "Walnut credenza: the owner declined the lower price",
    "The owner of Walnut credenza declined the lower price. It can still be sold for $900 or more.",
  ],
  "lapsed-untaken": [
    "No shop accepted your Walnut credenza",
    "No shop accepted your Walnut credenza",
    "No shop accepted your Walnut credenza within 14 days. That says little about the piece: shops have limited space.",
    "You can consign it again, perhaps with a lower expected price, or list it yourself.",
  ],
  "lapsed-uncollected": [
    "Walnut credenza was not collected in time",
    "Walnut credenza was not collected in time",
    "Walnut credenza was not collected within 14 days, so the agreement has ended and the piece stays with its owner.",
  ],
};
const isNews = (name: string): name is ConsignmentNews => name in table;

test.each(Object.keys(table).filter(isNews))("says what the table says about %s", (news) => {
  expect(lines(news)).toEqual(table[news]);
});

test.each<[what: string, news: ConsignmentNews, changes: Changes, lastParagraph: string]>([
  [
    "names no day when none is known",
    "opened",
    { lapsesOn: null },
    "We will email you when a shop accepts it.",
  ],
  [
    "names no day of the collection when none is known",
    "accepted",
    { lapsesOn: null },
    "Enter where they can collect it, and agree on a time with them. You can withdraw the piece until it is collected.",
  ],
  [
    "holds the share while the bank asks",
    "sold",
    { sale: { left: "all", isDisputed: true } },
    "The buyer’s bank is asking about the payment, so your share is on hold until it decides. We email you then.",
  ],
  [
    "says that a part was refunded",
    "sold",
    { sale: { left: "part", isDisputed: false } },
    "A part of the payment was refunded to the buyer, so your payout is lower. We send it in 48 hours. If you have not connected payouts yet, we keep it for you until you do.",
  ],
  [
    "keeps the price of a listed piece",
    "price-accepted",
    { consignment: { listingId: "credenza" } },
    "The listing keeps its price until you change it.",
  ],
  [
    "keeps the agreed time while another one is proposed",
    "time-proposed",
    { consignment: { agreed: { date: "2026-11-27", window: "evening" } } },
    "Until you agree to it, Friday, November 27, 5 to 9 pm stays the time.",
  ],
  [
    "says that a changed address keeps the time",
    "pickup-set",
    { consignment: { agreed: { date: "2026-11-27", window: "evening" } } },
    "Olga changed where to collect Walnut credenza. The time stays.",
  ],
  [
    "names no day of a released piece when none is known",
    "released",
    { lapsesOn: null },
    "Other shops can see it again and accept it. You do not need to do anything. Atelier Nord no longer sees your address.",
  ],
])("%s", (_, news, changes, lastParagraph) => {
  expect(lines(news, changes).at(-1)).toBe(lastParagraph);
});

test("does not name a share that a refund has reduced", () => {
  expect(lines("sold", { sale: { left: "part", isDisputed: false } })[2]).toBe("Your Walnut credenza sold.");
});

test("pays nothing for a payment that went back", () => {
  expect(lines("sold", { sale: { left: "nothing", isDisputed: false } })).toEqual([
    "Your Walnut credenza sold, but the payment went back to the buyer",
    "The payment for your Walnut credenza went back to the buyer",
    "The sale of your Walnut credenza is complete, but the payment has already gone back to the buyer, so nothing is paid out for it.",
    "If you have questions, reply to this email.",
  ]);
});

describe("the collection in a mail", () => {
  const agreed = { date: "2026-11-27", window: "evening" } as const;
  const pickup = {
    address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
    phone: "+15105550100",
    accessNotes: "Ring twice",
  };
  const rows = (news: "pickup-set" | "time-agreed", { consignment, ...changes }: Changes) =>
    consignmentCopy[news]({
      ...facts,
      ...changes,
      consignment: { ...facts.consignment, ...consignment },
    }).rows;

  test.each(["pickup-set", "time-agreed"] as const)(
    "%s names the time, the place and the other side",
    (news) => {
      const contact = { firstName: "Olga", phone: "+15105550100" };
      expect(rows(news, { consignment: { agreed }, details: { pickup, contact } })).toEqual([
        ["Time", "Friday, November 27, 5 to 9 pm"],
        ["Address", "12 Elm St, Oakland, CA 94610"],
        ["Access", "Ring twice"],
        ["Olga’s phone", "(510) 555-0100"],
      ]);
    },
  );

  test("leaves out what is not known", () => {
    const details = {
      pickup: { ...pickup, accessNotes: null },
      contact: { firstName: "Olga", phone: null },
    };
    expect([rows("pickup-set", { details }), rows("time-agreed", {})]).toEqual([
      [["Address", "12 Elm St, Oakland, CA 94610"]],
      [],
    ]);
  });
});
