import { consignSteps } from "@heirloop/machines/consignment/consign-steps";
import * as z from "zod/mini";

const key = "consignDraft";

const draftSchema = z.object({
  step: z.enum(consignSteps),
  values: z.record(z.string(), z.string()),
  expectedPrice: z.optional(z.int()),
  images: z.array(z.string()),
});
export type ConsignDraft = z.infer<typeof draftSchema>;

export const emptyDraft: ConsignDraft = { step: "pictures", values: {}, images: [] };

/** What was filled in before, in this browser. */
export function keptDraft(): ConsignDraft {
  try {
    return draftSchema.safeParse(JSON.parse(window.localStorage.getItem(key) ?? "null")).data ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** `draft` is a `ConsignDraft` as JSON. */
export function keepDraft(draft: string): void {
  try {
    window.localStorage.setItem(key, draft);
  } catch {
    // A full or forbidden storage keeps nothing; the form works without.
  }
}

export function forgetDraft(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
