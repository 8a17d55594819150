import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";

export type TimelineStep = {
  status: ConsignmentStatus;
  /** ISO instant; null when it has not happened yet. */
  at: string | null;
  state: "done" | "current" | "ahead";
};

/** The path of a successful consignment. */
const way = ["submitted", "available", "accepted", "collected", "listed", "sold"] as const;

export const finalConsignmentStatuses = ["sold", "returned", "withdrawn", "lapsed"] as const;
const ends: ReadonlySet<ConsignmentStatus> = new Set(finalConsignmentStatuses);

/** Whether a consignment has reached a final status. */
export const isConsignmentOver = (status: ConsignmentStatus): boolean => ends.has(status);

/**
 * The steps that a consigner sees (docs/product.md §4, Consignments): past steps, the current one and, while
 * it is open, the remaining ones.
 */
export function consignmentTimeline({
  status,
  history,
}: Pick<Consignment, "status" | "history">): TimelineStep[] {
  // What happened before a business released the piece is over.
  const shownAgain = history.findLastIndex((step) => step.status === "available");
  const counted = history.filter((step, place) => place >= shownAgain || step.status === "submitted");
  const seen = counted.map(({ status: reachedStatus, at }, place): TimelineStep => ({
    status: reachedStatus,
    at,
    state: place === counted.length - 1 && !isConsignmentOver(status) ? "current" : "done",
  }));
  if (isConsignmentOver(status)) return seen;
  const reached = way.findIndex((step) => step === status);
  return [
    ...seen,
    ...way.slice(reached + 1).map((ahead): TimelineStep => ({ status: ahead, at: null, state: "ahead" })),
  ];
}
