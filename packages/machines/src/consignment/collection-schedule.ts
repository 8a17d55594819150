import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { findProposal, mayProposeTime, timeOf } from "../order/time-proposals.ts";
import type { ConsignmentActor, SentConsignmentEvent } from "./consignment-event.ts";

type ScheduleArgs = {
  context: { proposals: ReadonlyArray<TimeWindow & { by: ConsignmentSide }>; timeZone: string | null };
  event: SentConsignmentEvent;
};

export const isSide = (actor: ConsignmentActor): actor is ConsignmentSide =>
  actor === "consigner" || actor === "holder";

/** The side that did not send the event. */
export const otherSideOf = (actor: ConsignmentActor): ConsignmentSide =>
  actor === "consigner" ? "holder" : "consigner";

export const mayPropose = ({ context, event }: ScheduleArgs): boolean =>
  event.type === "schedule" &&
  isSide(event.by) &&
  mayProposeTime(context.proposals, { ...event, by: event.by }, timeOf({ context, event }));

/** The other side's proposal that the event agrees to; none whose time has passed. */
export const confirmedTime = ({ context, event }: ScheduleArgs): TimeWindow | undefined =>
  event.type === "confirm-schedule" && isSide(event.by)
    ? findProposal(context.proposals, { window: event.window, by: event.by }, timeOf({ context, event }))
    : undefined;
