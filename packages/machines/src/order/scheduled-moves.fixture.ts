import { completion, fallThrough, type MoveRow } from "./move-row.fixture.ts";

/** The moves of an order after a time is agreed. */
export const scheduledMoves: readonly MoveRow[] = [
  {
    from: ["looking_for_carrier"],
    send: "assign-carrier",
    by: "seller",
    to: "awaiting_shipping",
    effects: [
      "set-deadline lapse in 168 h",
      "write-message update by seller: A carrier was found",
      "notify buyer order: found a carrier for your order",
    ],
  },
  {
    from: ["looking_for_carrier"],
    send: "assign-carrier",
    by: "admin",
    to: "awaiting_shipping",
    effects: [
      "set-deadline lapse in 168 h",
      "write-message update by nobody: A carrier was found",
      "notify buyer order: found a carrier for your order",
    ],
  },
  {
    from: ["looking_for_carrier"],
    send: "lapse",
    by: "time",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by nobody: No carrier was booked in time: canceled and refunded",
      "notify buyer order: No carrier was booked in time: your order was canceled and refunded",
      "notify seller order: No carrier was booked in time: the order was canceled",
    ],
  },
  {
    from: ["awaiting_shipping"],
    send: "lapse",
    by: "time",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by nobody: It was not shipped in time: canceled and refunded",
      "notify buyer order: It was not shipped in time: your order was canceled and refunded",
      "notify seller order: It was not shipped in time: the order was canceled",
    ],
  },
  {
    from: ["awaiting_shipping"],
    send: "ship",
    by: "seller",
    to: "in_transit",
    effects: [
      "set-deadline auto-complete in 72 h",
      "write-message update by seller: On its way",
      "notify buyer order: shipped your order",
    ],
  },
  {
    from: ["active-delivery", "in_transit"],
    send: "deliver",
    by: "buyer",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by buyer: Delivered",
      "notify seller order: confirmed the delivery",
    ],
  },
  {
    from: ["active-delivery", "in_transit"],
    send: "deliver",
    by: "seller",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by seller: Delivered",
      "notify buyer order: confirmed the delivery",
    ],
  },
  {
    from: ["active-pickup"],
    send: "set-pickup",
    by: "seller",
    in: "pickup",
    to: "unchanged",
    effects: [
      "write-message update by seller: The seller changed the pickup details",
      "notify buyer order: changed the pickup details",
    ],
  },
  {
    from: ["active-pickup"],
    send: "pick-up",
    by: "buyer",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by buyer: Picked up",
      "notify seller order: confirmed the pickup",
    ],
  },
  {
    from: ["active-pickup"],
    send: "pick-up",
    by: "seller",
    to: "completed",
    effects: [
      ...completion,
      "write-message update by seller: Picked up",
      "notify buyer order: confirmed the pickup",
    ],
  },
  {
    from: ["active-delivery", "in_transit", "active-pickup"],
    send: "auto-complete",
    by: "time",
    to: "completed",
    effects: [...completion, "write-message update by nobody: Completed: nobody reported a problem"],
  },
  {
    from: ["active-pickup"],
    send: "complete-off",
    by: "buyer",
    to: "unchanged",
    effects: [
      "write-message update by buyer: Asked to complete this outside Heirloop",
      "notify seller order: asks to complete outside Heirloop",
    ],
  },
  {
    from: ["active-pickup"],
    send: "complete-off",
    by: "seller",
    to: "unchanged",
    effects: [
      "write-message update by seller: Asked to complete this outside Heirloop",
      "notify buyer order: asks to complete outside Heirloop",
    ],
  },
  {
    from: ["active-pickup"],
    send: "complete-off",
    by: "seller",
    in: "completion requested",
    to: "completed-off-heirloop",
    effects: [
      "return-payment",
      "clear-deadline",
      "write-message update by seller: Both sides completed this outside Heirloop",
      "notify buyer order: agreed to complete outside Heirloop",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "awaiting_shipping", "active-pickup"],
    send: "cancel",
    by: "buyer",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by buyer: The order was canceled",
      "notify seller order: canceled the order",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "awaiting_shipping", "active-pickup"],
    send: "cancel",
    by: "seller",
    to: "cancelled",
    effects: [
      ...fallThrough,
      "write-message update by seller: The order was canceled",
      "notify buyer order: canceled the order",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "awaiting_shipping", "in_transit", "active-pickup"],
    send: "remove",
    by: "admin",
    to: "deleted",
    effects: [
      ...fallThrough,
      "write-message update by nobody: Heirloop removed this order",
      "notify buyer order: Heirloop removed this order",
      "notify seller order: Heirloop removed this order",
    ],
  },
];
