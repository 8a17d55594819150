import type { Deps } from "../../deps.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/jobs.ts";
import { lapseConsignment, openConsignment } from "./consignment.jobs.ts";
import { lockConsignment } from "./consignment.queries.ts";
import { applyConsignmentEvent } from "./consignment.service.ts";

const time = { by: "time", userId: null } as const;

/** The job handlers for a consignment's deadlines (docs/product.md §4, Consignments). */
export function consignmentSchedule(deps: Deps): readonly JobHandler[] {
  return [
    handleJob(openConsignment, async ({ consignmentId }, tx) => {
      const consignment = await lockConsignment(tx, consignmentId);
      if (consignment?.status === "submitted")
        await applyConsignmentEvent(tx, deps, consignment, { type: "open" }, time);
    }),
    handleJob(lapseConsignment, async ({ consignmentId, at }, tx) => {
      const consignment = await lockConsignment(tx, consignmentId);
      if (consignment?.lapsesAt?.toISOString() === at)
        await applyConsignmentEvent(tx, deps, consignment, { type: "lapse" }, time);
    }),
  ];
}
