import type { ConsignDraft } from "./consign-draft.ts";
import { readConsignForm } from "./consign-fields.ts";

/** The draft with what is in the fields of the page, which the server has rendered, and the pictures chosen there. */
export function mergeEnteredFields(draft: ConsignDraft): { draft: ConsignDraft; chosen: readonly File[] } {
  const field = document.querySelector<HTMLInputElement>("input[name=imagesFile]");
  if (!field?.form) return { draft, chosen: [] };
  const { values, expectedPrice = draft.expectedPrice } = readConsignForm(new FormData(field.form));
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  return {
    draft: { ...draft, values: { ...draft.values, ...entered }, expectedPrice },
    chosen: [...(field.files ?? [])],
  };
}
