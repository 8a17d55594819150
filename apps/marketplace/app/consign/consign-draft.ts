import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const storedDraft = localStorageItem("consignDraft");

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  expectedPrice: z.optional(z.int()),
  images: z.array(z.string()),
});
export type ConsignDraft = z.infer<typeof draftSchema>;

export const emptyDraft: ConsignDraft = { values: {}, images: [] };

/** The form's draft in this browser. */
export const loadDraft = (): ConsignDraft => readJson(storedDraft, draftSchema) ?? emptyDraft;

/** `draft` is a `ConsignDraft` as JSON. */
export const saveDraft = (draft: string): void => storedDraft.write(draft);

export const removeDraft = (): void => storedDraft.forget();

/** True when nothing was filled in, or after the form was sent. */
export const isEmptyDraft = ({ values, images }: ConsignDraft): boolean =>
  images.length === 0 && Object.values(values).every((value) => value === "");
