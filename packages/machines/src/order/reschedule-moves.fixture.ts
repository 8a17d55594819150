import type { MoveRow } from "./move-row.fixture.ts";

/** The moves with which the two sides change an agreed time. */
export const rescheduleMoves: readonly MoveRow[] = [
  {
    from: ["active-delivery", "looking_for_carrier", "active-pickup"],
    send: "reschedule",
    by: "buyer",
    in: "agreed",
    to: "unchanged",
    effects: [
      "write-message update by buyer: Proposed another time",
      "notify seller order: proposed another time",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "active-pickup"],
    send: "reschedule",
    by: "seller",
    in: "buyer reschedules",
    to: "unchanged",
    effects: [
      "write-message update by seller: Proposed another time",
      "notify buyer order: proposed another time",
    ],
  },
  {
    from: ["active-delivery", "active-pickup"],
    send: "confirm-reschedule",
    by: "seller",
    in: "buyer reschedules",
    to: "unchanged",
    effects: [
      "write-message update by seller: The time was changed",
      "notify buyer order: agreed to the new time",
      "set-deadline auto-complete in 255 h",
    ],
  },
  {
    from: ["active-delivery", "active-pickup"],
    send: "confirm-reschedule",
    by: "buyer",
    in: "seller reschedules",
    to: "unchanged",
    effects: [
      "write-message update by buyer: The time was changed",
      "notify seller order: agreed to the new time",
      "set-deadline auto-complete in 307 h",
    ],
  },
  {
    from: ["looking_for_carrier"],
    send: "confirm-reschedule",
    by: "seller",
    in: "buyer reschedules",
    to: "unchanged",
    effects: [
      "write-message update by seller: The time was changed",
      "notify buyer order: agreed to the new time",
      "set-deadline lapse in 351 h",
    ],
  },
  {
    from: ["looking_for_carrier"],
    send: "confirm-reschedule",
    by: "buyer",
    in: "seller reschedules",
    to: "unchanged",
    effects: [
      "write-message update by buyer: The time was changed",
      "notify seller order: agreed to the new time",
      "set-deadline lapse in 403 h",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "active-pickup"],
    send: "keep-schedule",
    by: "seller",
    in: "buyer reschedules",
    to: "unchanged",
    effects: [
      "write-message update by seller: The agreed time stays",
      "notify buyer order: would like to keep the agreed time",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "active-pickup"],
    send: "keep-schedule",
    by: "buyer",
    in: "seller reschedules",
    to: "unchanged",
    effects: [
      "write-message update by buyer: The agreed time stays",
      "notify seller order: would like to keep the agreed time",
    ],
  },
  {
    from: ["active-delivery", "looking_for_carrier", "active-pickup"],
    send: "keep-schedule",
    by: "buyer",
    in: "buyer reschedules",
    to: "unchanged",
    effects: [
      "write-message update by buyer: Withdrew the proposal of another time",
      "notify seller order: withdrew the proposal of another time",
    ],
  },
];
