import { handleJobOutside } from "../../platform/jobs/jobs.ts";
import type { Module } from "../module.ts";
import { recordTax } from "./sales-tax.jobs.ts";
import { countPendingTaxRecords } from "./sales-tax.queries.ts";
import { noteTaxRecord, recordAtProvider } from "./sales-tax.service.ts";

export const salesTax: Module = {
  jobs: (deps) => [handleJobOutside(recordTax, ({ orderId }) => recordAtProvider(deps, orderId))],
  events: (deps) => ({ "payment.posted": (tx, posted) => noteTaxRecord(tx, deps, posted) }),
  gauges: (deps) => [
    {
      name: "tax_records_pending",
      help: "Paid sales, and returns of money, that the provider of the sales tax has not recorded yet",
      label: "kind",
      read: () => countPendingTaxRecords(deps.db),
    },
  ],
};
