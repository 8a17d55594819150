import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type {
  CaseOutcome,
  CaseSolution,
  OrderCaseReason,
  OrderCaseStatus,
} from "@heirloop/contract/order/order-case-status";
import type { CaseEntryType, CaseViewer, OrderCase } from "@heirloop/contract/order-case/order-case.schema";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";

export const reasonLabels: Readonly<Record<OrderCaseReason, string>> = {
  "not-as-described": "It is not as described",
  damaged: "It is damaged",
  missing: "It has not arrived, or something is missing",
  "does-not-fit": "It does not fit",
  "changed-mind": "I changed my mind",
};

export const solutionLabels: Readonly<Record<CaseSolution, string>> = {
  return: "Return it for a full refund",
  refund: "Keep it and get part of the money back",
  repair: "Have it repaired",
};

/** "a return with a full refund", "a refund of $100". */
export function nameSolution({
  type,
  amount,
}: {
  type: CaseSolution | "none";
  amount: number | null;
}): string {
  const names: Record<CaseSolution | "none", string> = {
    return: "a return with a full refund",
    refund: `a refund of ${formatCents(amount ?? 0)}`,
    repair: "a repair",
    none: "no refund",
  };
  return names[type];
}

const outcomes: Readonly<Record<CaseOutcome, (refunded: string) => string>> = {
  returned: (refunded) => `The piece was returned, and ${refunded} went back to the buyer.`,
  refunded: (refunded) => `${refunded} went back to the buyer.`,
  repaired: () => "The piece was repaired.",
  declined: () => "We decided that nothing is refunded.",
};

const answer = formatDuration(constants.caseAnswer);
const weeks = formatDuration(constants.caseReturnAgreed);

type Words = Readonly<Record<CaseViewer, string>>;
const next: Readonly<Record<Exclude<OrderCaseStatus, "resolved">, Words>> = {
  "awaiting-seller": {
    buyer: `The seller has ${answer} to answer. Without an answer we decide.`,
    seller: `Please answer within ${answer}: accept, propose something else or decline. Without an answer we decide.`,
    admin: `The seller has ${answer} to answer.`,
  },
  "awaiting-buyer": {
    buyer: `The seller has answered. Accept the proposal, or ask us to decide. Without an answer within ${answer} we decide.`,
    seller: `The buyer has ${answer} to answer. Without an answer we decide.`,
    admin: `The buyer has ${answer} to answer.`,
  },
  escalated: {
    buyer: "We are deciding and will email you. Until then, you can add anything we should know.",
    seller: "We are deciding and will email you. Until then, you can add anything we should know.",
    admin: "Read what both sides say, and decide.",
  },
  "arranging-return": {
    buyer: `Agree on a time within ${weeks} at which the seller or their carrier collects the piece. It costs you nothing.`,
    seller: `Agree on a time within ${weeks} at which you or your carrier collect the piece.`,
    admin: "Both sides agree on a time for the return.",
  },
  returning: {
    buyer: "The piece goes back to the seller. You are refunded as soon as the seller has it.",
    seller: "Confirm when you have the piece back. The buyer is refunded then.",
    admin: "The piece is on its way back to the seller.",
  },
  repairing: {
    buyer: `The seller has the piece repaired within ${weeks}. Confirm it here once it is done.`,
    seller: `Have the piece repaired within ${weeks}. The buyer confirms it here.`,
    admin: "The seller has the piece repaired.",
  },
  refunding: {
    buyer: "Your refund is on its way.",
    seller: "The refund to the buyer is on its way.",
    admin: "The payment gateway was asked for the refund.",
  },
  withdrawn: {
    buyer: "You withdrew your report, and the seller is paid.",
    seller: "The buyer withdrew the report, and your payout is no longer on hold.",
    admin: "The buyer withdrew the report.",
  },
};

/** What happens next, for this viewer. */
export function getCaseStep(
  { status, outcome, refunded }: Pick<OrderCase, "status" | "outcome" | "refunded">,
  viewer: CaseViewer,
): string {
  if (status !== "resolved") return next[status][viewer];
  return outcome === null ? "The case is closed." : outcomes[outcome](formatCents(refunded));
}

const entryLabels: Readonly<Record<CaseEntryType, string>> = {
  open: "Reported the problem",
  accept: "Accepted",
  propose: "Proposed something else",
  decline: "Declined",
  escalate: "Asked Heirloop to decide",
  withdraw: "Withdrew the report",
  schedule: "Proposed a time",
  "confirm-schedule": "Agreed to the time",
  "send-back": "Sent the piece back",
  receive: "Confirmed the return",
  "confirm-repair": "Confirmed the repair",
  "add-evidence": "Added information",
  decide: "Decided",
  "time-out": "The time ran out",
  "refund-succeeded": "The refund was made",
  "refund-failed": "The refund did not go through",
};
export const getEntryLabel = (type: CaseEntryType): string => entryLabels[type];
