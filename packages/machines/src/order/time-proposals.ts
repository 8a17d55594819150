import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { windowEnd } from "@heirloop/contract/order/time-window";
import { windowName } from "./time-window.ts";

type Proposals<Side extends string> = ReadonlyArray<TimeWindow & { by: Side }>;

/** Whether a time is ahead and within a year. `now` is an ISO instant. */
export function isWithinYear(proposed: TimeWindow & { now: string }): boolean {
  const now = Date.parse(proposed.now);
  const end = windowEnd(proposed);
  return end > now && end <= now + constants.scheduleWithin;
}

/**
 * Whether a side can propose this time: it is ahead, within a year, not proposed by this side yet, and the side
 * has proposals left. `now` is an ISO instant.
 */
export function mayProposeTime<Side extends string>(
  proposals: Proposals<Side>,
  proposed: TimeWindow & { by: Side; now: string },
): boolean {
  const own = proposals.filter(({ by }) => by === proposed.by);
  return (
    isWithinYear(proposed) &&
    own.length < constants.scheduleProposalsPerSide &&
    !own.some((proposal) => windowName(proposal) === windowName(proposed))
  );
}

/**
 * The other side's proposal that a `confirm-schedule` names, by its full name or by a window that is unique.
 */
export function findProposal<Side extends string>(
  proposals: Proposals<Side>,
  confirmed: { window: string; by: Side },
): TimeWindow | undefined {
  const theirs = proposals.filter(({ by }) => by !== confirmed.by);
  const exact = theirs.find((proposal) => windowName(proposal) === confirmed.window);
  if (exact) return exact;
  const [only, ...more] = theirs.filter(({ window }) => window === confirmed.window);
  return more.length === 0 ? only : undefined;
}
