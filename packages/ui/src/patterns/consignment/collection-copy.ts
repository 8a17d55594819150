import type { Consignment, ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import { listAhead } from "@heirloop/contract/order/time-window";
import { formatTimeWindow } from "../order/order-copy.ts";

/** What the other side is called in sentences. */
export function nameOtherSide({ takenBy, consigner }: Consignment, side: ConsignmentSide): string {
  return side === "consigner" ? (takenBy?.firstName ?? "The shop") : consigner.firstName;
}

/** The proposed times that are not over by `now` (ISO instant). */
export const listOpenTimes = ({ schedule }: Consignment, now: string) =>
  listAhead(schedule.proposals, { now, timeZone: schedule.timeZone ?? null });

/** What comes next before a piece is collected; null when nothing is missing. */
export function getCollectionStep(
  consignment: Consignment,
  side: ConsignmentSide,
  now: string,
): string | null {
  const { pickup, schedule } = consignment;
  const other = nameOtherSide(consignment, side);
  const proposals = listOpenTimes(consignment, now);
  const theirs = proposals.filter(({ by }) => by !== side);
  if (pickup === null)
    return side === "consigner"
      ? `Enter where ${other} can collect it. Only they see your address and phone number.`
      : `${other} has not entered the address yet. You can already propose a time.`;
  if (theirs.length > 0)
    return schedule.agreed === null
      ? `${other} proposes ${theirs.length === 1 ? "a time" : "these times"}. Agree to one, or propose another.`
      : `${other} proposes another time. Until you agree, the agreed time stays.`;
  if (schedule.agreed !== null) return null;
  return proposals.length > 0
    ? `${other} has been notified of the times that you proposed.`
    : "Propose up to three times for the collection.";
}

/** The times that this side has proposed. */
export function formatOwnProposals(
  consignment: Consignment,
  side: ConsignmentSide,
  now: string,
): string | null {
  const own = listOpenTimes(consignment, now).filter(({ by }) => by === side);
  return own.length === 0 ? null : `You proposed ${own.map(formatTimeWindow).join("; ")}.`;
}
