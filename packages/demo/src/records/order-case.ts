import type { CaseEntryType } from "@heirloop/contract/order-case/order-case.schema";
import type {
  CaseOutcome,
  CaseSolution,
  OrderCaseReason,
  OrderCaseStatus,
} from "@heirloop/contract/order/order-case-status";
import type { TimeProposal, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Instant } from "./clock.ts";

type DemoSolution = { readonly type: CaseSolution; readonly amount: number | null };

/** A reported problem with an order. */
export type DemoCase = {
  readonly id: string;
  readonly status: OrderCaseStatus;
  readonly reason: OrderCaseReason;
  readonly wanted: DemoSolution;
  readonly proposal: DemoSolution | null;
  readonly agreed: DemoSolution | null;
  readonly outcome: CaseOutcome | null;
  /** Cents. */
  readonly refunded: number;
  readonly proposals: readonly TimeProposal[];
  readonly pickup: TimeWindow | null;
  readonly tracking: string | null;
  readonly received: boolean;
  readonly deadline: Instant | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  readonly timeline: readonly DemoCaseEntry[];
};

export type DemoCaseEntry = {
  readonly id: string;
  readonly type: CaseEntryType;
  readonly by: Side | "admin" | null;
  readonly at: Instant;
  readonly message: string | null;
  readonly pictures: readonly string[];
  readonly solution: { readonly type: CaseSolution | "none"; readonly amount: number | null } | null;
  readonly window: TimeWindow | null;
};
