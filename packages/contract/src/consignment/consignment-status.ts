import * as z from "zod/mini";

export const consignmentStatuses = [
  "submitted",
  "available",
  "accepted",
  "collected",
  "listed",
  "sold",
  "returned",
  "withdrawn",
  "lapsed",
] as const;
export const consignmentStatusSchema = z.enum(consignmentStatuses);
export type ConsignmentStatus = z.infer<typeof consignmentStatusSchema>;
