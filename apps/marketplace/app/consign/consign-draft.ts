import * as z from "zod/mini";
import { keptForGood, readKept } from "../browser-storage/kept-in-browser.ts";

const kept = keptForGood("consignDraft");

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  expectedPrice: z.optional(z.int()),
  images: z.array(z.string()),
});
export type ConsignDraft = z.infer<typeof draftSchema>;

export const emptyDraft: ConsignDraft = { values: {}, images: [] };

/** What was filled in before, in this browser. */
export const keptDraft = (): ConsignDraft => readKept(kept, draftSchema) ?? emptyDraft;

/** `draft` is a `ConsignDraft` as JSON. */
export const keepDraft = (draft: string): void => kept.write(draft);

export const forgetDraft = (): void => kept.forget();

/** Nothing was filled in, or it was sent. */
export const isEmptyDraft = ({ values, images }: ConsignDraft): boolean =>
  images.length === 0 && Object.values(values).every((value) => value === "");
