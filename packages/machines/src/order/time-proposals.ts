import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import {
  findTimeProblem,
  listAhead,
  type ProposalTime,
  windowName,
} from "@heirloop/contract/order/time-window";

/** When an event judges windows. */
export const timeOf = ({
  context: { timeZone },
  event: { now },
}: {
  context: Pick<ProposalTime, "timeZone">;
  event: Pick<ProposalTime, "now">;
}): ProposalTime => ({ now, timeZone });

type Proposals<Side extends string> = ReadonlyArray<TimeWindow & { by: Side }>;

/**
 * Whether a side can propose this time: it is ahead, within a year, not proposed by this side yet, and the side
 * has proposals left. Proposals that have passed do not count, or both sides could run out of them.
 */
export function mayProposeTime<Side extends string>(
  proposals: Proposals<Side>,
  proposed: TimeWindow & { by: Side },
  at: ProposalTime,
): boolean {
  const own = listAhead(proposals, at).filter(({ by }) => by === proposed.by);
  return own.length < constants.scheduleProposalsPerSide && refusedProposal(proposals, proposed, at) === null;
}

/** What is wrong with a time that a side proposes, and the field to correct; null if nothing is. */
export const refusedProposal = <Side extends string>(
  proposals: Proposals<Side>,
  proposed: TimeWindow & { by: Side },
  at: ProposalTime,
): ReturnType<typeof findTimeProblem> =>
  findTimeProblem(proposed, { agreed: null, proposed: proposals.filter(({ by }) => by === proposed.by) }, at);

type Confirmed<Side extends string> = { window: string; by: Side };

function findNamed<Side extends string>(
  proposals: Proposals<Side>,
  confirmed: Confirmed<Side>,
): TimeWindow | undefined {
  const theirs = proposals.filter(({ by }) => by !== confirmed.by);
  const exact = theirs.find((proposal) => windowName(proposal) === confirmed.window);
  if (exact) return exact;
  const [only, ...more] = theirs.filter(({ window }) => window === confirmed.window);
  return more.length === 0 ? only : undefined;
}

/**
 * The other side's proposal that a `confirm-schedule` names, by its full name or by a window that is unique; only
 * one that is still ahead.
 */
export const findProposal = <Side extends string>(
  proposals: Proposals<Side>,
  confirmed: Confirmed<Side>,
  at: ProposalTime,
): TimeWindow | undefined => findNamed(listAhead(proposals, at), confirmed);

/** Why the other side's proposal is refused whose time has passed; null if that is not the reason. */
export const passedProposalReason = <Side extends string>(
  proposals: Proposals<Side>,
  confirmed: Confirmed<Side>,
  at: ProposalTime,
): string | null =>
  findNamed(proposals, confirmed) !== undefined && findProposal(proposals, confirmed, at) === undefined
    ? "That time has passed. Agree to another one, or propose one yourself."
    : null;

/** The name of a proposal of the other side that is still ahead; empty without one. */
export function anyProposalName<Side extends string>(
  proposals: Proposals<Side>,
  by: string,
  at: ProposalTime,
): string {
  const theirs = listAhead(proposals, at).find((proposal) => proposal.by !== by);
  return theirs === undefined ? "" : windowName(theirs);
}
