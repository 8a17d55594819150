import { expect, test } from "vitest";
import { pickupOrder } from "../../testing/example-rows.ts";
import { mailFacts, type OrderMailRow, mailLines, scheduled } from "../../testing/order-mail-facts.ts";
import { setPickup } from "../../testing/marketplace-world.ts";
import type { OrderRow } from "../order/order.table.ts";

const { type: _, ...pickup } = setPickup;
const proposals: OrderRow["proposals"] = [
  { date: "2026-11-24", window: "evening", by: "buyer" },
  { date: "2026-11-25", window: "afternoon", by: "buyer" },
  { date: "2026-11-26", window: "morning", by: "seller" },
];

const agreed = { date: "2026-11-25", window: "morning" } as const;

const table: readonly OrderMailRow[] = [
  [
    "a time that the buyer proposed",
    "schedule",
    scheduled({ proposals }, { by: "buyer" }),
    {
      buyer: null,
      seller: [
        "Bea proposes a time for Walnut credenza",
        "Bea proposes Wednesday, November 25, noon to 5 pm.",
        "Agree to it, or propose another time that suits you better.",
      ],
    },
  ],
  [
    "a time that the seller proposed",
    "schedule",
    scheduled({ proposals }, { by: "seller" }),
    {
      buyer: [
        "Bea proposes a time for Walnut credenza",
        "Bea proposes Thursday, November 26, 8 am to noon.",
        "Agree to it, or propose another time that suits you better.",
      ],
      seller: null,
    },
  ],
  ["an event without a proposal", "schedule", scheduled({}, { by: "buyer" }), { buyer: null, seller: null }],
  [
    "an agreed time for a pickup",
    "confirm-schedule",
    scheduled(
      { status: "active-pickup", agreed: { date: "2026-11-25", window: "morning" } },
      {
        by: "seller",
        details: { address: null, pickup, contact: { firstName: "Bo", phone: "+1 510 555 0100" } },
      },
    ),
    {
      buyer: [
        "The time is agreed: Walnut credenza",
        "Pickup: Wednesday, November 25, 8 am to noon.",
        "Show this code when you have seen the piece: 012345",
        "Address: 8 Orchard Road, Unit 2, Berkeley, CA 94704",
        "Access: Ring twice; the elevator is slow.",
        "Seller: Bo",
        "Phone: +1 510 555 0100",
      ],
      seller: [
        "The time is agreed: Walnut credenza",
        "Pickup: Wednesday, November 25, 8 am to noon.",
        "Ask Bea for the six-digit code when you hand it over.",
        "Address: 8 Orchard Road, Unit 2, Berkeley, CA 94704",
        "Access: Ring twice; the elevator is slow.",
        "Buyer: Bo",
        "Phone: +1 510 555 0100",
      ],
    },
  ],
  [
    "pickup details before a time is agreed on",
    "set-pickup",
    scheduled({}, { by: "seller" }),
    { buyer: null, seller: null },
  ],
  [
    "changed pickup details",
    "set-pickup",
    scheduled(
      { status: "active-pickup", agreed: { date: "2026-11-25", window: "morning" } },
      { by: "seller", details: { address: null, pickup: { ...pickup, accessNotes: null }, contact: null } },
    ),
    {
      buyer: [
        "The pickup details have changed: Walnut credenza",
        "Bea has changed where you pick up Walnut credenza. The time is the same: Wednesday, November 25, 8 am to noon.",
        "Address: 8 Orchard Road, Unit 2, Berkeley, CA 94704",
      ],
      seller: null,
    },
  ],
  [
    "an agreed time for a delivery within one hub",
    "confirm-schedule",
    scheduled(
      { status: "active-delivery", type: "delivery", agreed: { date: "2026-11-25", window: "afternoon" } },
      { by: "seller" },
    ),
    {
      buyer: [
        "The time is agreed: Walnut credenza",
        "Handover: Wednesday, November 25, noon to 5 pm.",
        "The seller brings it to your address.",
      ],
      seller: [
        "The time is agreed: Walnut credenza",
        "Handover: Wednesday, November 25, noon to 5 pm.",
        "Bring it to the address below at that time.",
      ],
    },
  ],
  [
    "an agreed time for a delivery by a carrier",
    "confirm-schedule",
    scheduled(
      { status: "looking_for_carrier", type: "delivery", agreed: { date: "2026-11-25", window: "evening" } },
      { by: "seller" },
    ),
    {
      buyer: [
        "The time is agreed: Walnut credenza",
        "Handover: Wednesday, November 25, 5 to 9 pm.",
        "The seller now looks for a carrier.",
      ],
      seller: [
        "The time is agreed: Walnut credenza",
        "Handover: Wednesday, November 25, 5 to 9 pm.",
        "Next, find a carrier and enter it with the order.",
      ],
    },
  ],
  [
    "another time that the buyer proposes",
    "reschedule",
    scheduled(
      { status: "active-pickup", agreed, reschedule: { date: "2026-11-28", window: "evening", by: "buyer" } },
      { by: "buyer" },
    ),
    {
      buyer: null,
      seller: [
        "Bea proposes another time for Walnut credenza",
        "Bea proposes Saturday, November 28, 5 to 9 pm instead of Wednesday, November 25, 8 am to noon.",
        "Agree to the new time, or keep the agreed one. Until you agree, the agreed time stays valid.",
      ],
    },
  ],
  [
    "a proposal that is gone",
    "reschedule",
    scheduled({ status: "active-pickup", agreed }, { by: "buyer" }),
    { buyer: null, seller: null },
  ],
  [
    "a changed time",
    "confirm-reschedule",
    scheduled(
      { status: "active-pickup", agreed },
      {
        by: "seller",
        details: { address: null, pickup, contact: { firstName: "Bo", phone: "+1 510 555 0100" } },
      },
    ),
    {
      buyer: [
        "The time has changed: Walnut credenza",
        "Pickup: Wednesday, November 25, 8 am to noon. The earlier time no longer applies.",
        "Address: 8 Orchard Road, Unit 2, Berkeley, CA 94704",
        "Access: Ring twice; the elevator is slow.",
        "Seller: Bo",
        "Phone: +1 510 555 0100",
      ],
      seller: [
        "The time has changed: Walnut credenza",
        "Pickup: Wednesday, November 25, 8 am to noon. The earlier time no longer applies.",
        "Address: 8 Orchard Road, Unit 2, Berkeley, CA 94704",
        "Access: Ring twice; the elevator is slow.",
        "Buyer: Bo",
        "Phone: +1 510 555 0100",
      ],
    },
  ],
  [
    "a time that stays",
    "keep-schedule",
    scheduled({ status: "active-delivery", type: "delivery", agreed }, { by: "seller" }),
    {
      buyer: [
        "The time stays the same: Walnut credenza",
        "Bea keeps the agreed time for Walnut credenza: Wednesday, November 25, 8 am to noon. The proposal of another time is closed.",
      ],
      seller: null,
    },
  ],
  [
    "a side that is late",
    "running-late",
    scheduled({ status: "active-pickup", agreed, late: [{ by: "buyer", minutes: 30 }] }, { by: "buyer" }),
    {
      buyer: null,
      seller: [
        "Bea is running late: Walnut credenza",
        "Bea is running about 30 minutes late for Walnut credenza.",
        "The phone number is on the order’s page.",
      ],
    },
  ],
  [
    "a reported no-show",
    "report-no-show",
    scheduled({ status: "active-pickup", agreed }, { by: "seller" }),
    {
      buyer: [
        "Did you meet? Walnut credenza",
        "Bea says that you did not come at the agreed time: Wednesday, November 25, 8 am to noon.",
        "Propose another time, or say what happened. If nothing happens within 7 days, the order is canceled and the buyer gets the money back.",
      ],
      seller: null,
    },
  ],
  [
    "a contested no-show",
    "contest-no-show",
    scheduled({ status: "active-pickup", agreed }, { by: "buyer", reason: "Nobody opened." }),
    {
      buyer: null,
      seller: [
        "Contested: the no-show for Walnut credenza",
        "Bea contests your report of a no-show.",
        "What happened: Nobody opened.",
        "We look into it and decide. Until then nothing is paid out or refunded. You can still agree on another time, or withdraw your report.",
      ],
    },
  ],
  [
    "a withdrawn report",
    "withdraw-no-show",
    scheduled({ status: "active-pickup", agreed }, { by: "seller" }),
    {
      buyer: [
        "No-show report withdrawn: Walnut credenza",
        "Bea withdrew the report that you did not come.",
        "The order completes automatically in 72 hours.",
      ],
      seller: null,
    },
  ],
  [
    "an admin's decision that the piece changed hands",
    "confirm-handover",
    scheduled({ status: "completed" }, { by: "admin", reason: "The chat shows it." }),
    {
      buyer: [
        "Yours now: Walnut credenza",
        "We looked into the contested no-show and decided that the piece changed hands.",
        "Reason: The chat shows it.",
        "Walnut credenza: your order is complete. We hope it has found its place.",
        "If something is not as described, tell us within 48 hours; returns are free.",
        "with the amounts",
      ],
      seller: [
        "Sold and handed over: Walnut credenza",
        "We looked into the contested no-show and decided that the piece changed hands.",
        "Reason: The chat shows it.",
        "Walnut credenza: the sale is complete.",
        "You earn $425. It goes to your account 48 hours from now.",
      ],
    },
  ],
  [
    "a no-show that nobody answers",
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
  ...(
    [
      ["looking_for_carrier", "was not booked with a carrier"],
      ["awaiting_shipping", "was not shipped"],
    ] as const
  ).map(([status, what]): OrderMailRow => [
    `an order that is ${status} for too long`,
    "lapse",
    mailFacts({ ...pickupOrder, status, approved: true }, { status: "cancelled" }, { by: "time" }),
    {
      buyer: [
        "Canceled: Walnut credenza",
        `Walnut credenza ${what} in time, so the order was canceled.`,
        "We have returned $536.25 to your Visa ending 4242. Depending on your bank it shows within a few days.",
      ],
      seller: [
        "Canceled: Walnut credenza",
        `Walnut credenza ${what} in time, so the order was canceled.`,
        "The piece is on sale again.",
      ],
    },
  ]),
  [
    "a carrier",
    "assign-carrier",
    scheduled({ carrierName: "Oak & Sons" }, { by: "seller" }),
    {
      buyer: [
        "A carrier was found: Walnut credenza",
        "Oak & Sons will bring Walnut credenza. We’ll email you when it ships.",
      ],
      seller: null,
    },
  ],
  [
    "a shipment",
    "ship",
    scheduled({ carrierName: "Oak & Sons", tracking: "OAK-1" }, { by: "seller" }),
    {
      buyer: [
        "On its way: Walnut credenza",
        "Walnut credenza is on its way with Oak & Sons.",
        "Tracking number: OAK-1",
      ],
      seller: null,
    },
  ],
  [
    "a delivery",
    "deliver",
    scheduled({ status: "completed" }, { by: "buyer" }),
    {
      buyer: [
        "Yours now: Walnut credenza",
        "Walnut credenza: your order is complete. We hope it has found its place.",
        "If something is not as described, tell us within 48 hours; returns are free.",
        "with the amounts",
      ],
      seller: [
        "Sold and handed over: Walnut credenza",
        "Walnut credenza: the sale is complete.",
        "You earn $425. It goes to your account 48 hours from now.",
      ],
    },
  ],
  [
    "a pickup from a seller without connected payouts",
    "pick-up",
    scheduled({ status: "completed" }, { by: "seller", payoutsConnected: false }),
    {
      buyer: [
        "Yours now: Walnut credenza",
        "Walnut credenza: your order is complete. We hope it has found its place.",
        "If something is not as described, tell us within 48 hours; returns are free.",
        "with the amounts",
      ],
      seller: [
        "Sold and handed over: Walnut credenza",
        "Walnut credenza: the sale is complete.",
        "You earn $425. Your payouts are not connected yet, so we keep it for you until they are.",
        "with a link to connect payouts",
      ],
    },
  ],
  [
    "a pickup of a consigned piece",
    "pick-up",
    scheduled({ status: "completed" }, { by: "seller", ownerShares: [300_00] }),
    {
      buyer: [
        "Yours now: Walnut credenza",
        "Walnut credenza: your order is complete. We hope it has found its place.",
        "If something is not as described, tell us within 48 hours; returns are free.",
        "with the amounts",
      ],
      seller: [
        "Sold and handed over: Walnut credenza",
        "Walnut credenza: the sale is complete.",
        "You earn $125, after our fee and the owner’s share of $300. It goes to your account 48 hours from now.",
      ],
    },
  ],
  [
    "a completion by time of two owners' pieces",
    "auto-complete",
    scheduled({ status: "completed" }, { by: "time", ownerShares: [100_00, 50_00] }),
    {
      buyer: [
        "Yours now: Walnut credenza",
        "Walnut credenza: your order is complete. We hope it has found its place.",
        "If something is not as described, tell us within 48 hours; returns are free.",
        "with the amounts",
      ],
      seller: [
        "Sold and handed over: Walnut credenza",
        "Walnut credenza: the sale is complete.",
        "You earn $275, after our fee and the owners’ shares of $150. It goes to your account 48 hours from now.",
      ],
    },
  ],
];

test.each(table)("mails each side about %s", (_, news, facts, mails) => {
  expect(mailLines(news, facts)).toEqual(mails);
});
