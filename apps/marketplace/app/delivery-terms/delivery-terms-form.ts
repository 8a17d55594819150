import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  type DeliveryTerms,
  deliveryTermsSchema,
} from "@heirloop/contract/delivery-terms/delivery-terms.schema";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { numberOf } from "@heirloop/contract/number/number-of";
import type { DeliveryTermsValues } from "@heirloop/ui/patterns/delivery-terms/delivery-terms-values";
import { type Checked, validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

/** The form as it was submitted. */
export const readDeliveryTerms = (form: FormData): DeliveryTermsValues => ({
  zip: formText(form, "terms.zip").trim(),
  bands: Array.from({ length: constants.deliveryBands }, (_, at) => ({
    miles: formText(form, `terms.bands.${at}.miles`).trim(),
    fee: formText(form, `terms.bands.${at}.fee`).trim(),
  })),
});

/** The terms of a submitted form, which are null if everything is empty, or the errors of its fields. */
export function validateDeliveryTerms({
  zip,
  bands,
}: DeliveryTermsValues): Checked<{ terms: DeliveryTerms | null }> {
  const rows = bands.flatMap((band, row) => (band.miles === "" && band.fee === "" ? [] : [{ row, ...band }]));
  if (zip === "" && rows.length === 0) return { ok: true, value: { terms: null } };
  const errors: Record<string, string> = {};
  for (const { row, miles, fee } of rows) {
    if (numberOf(miles) === undefined) errors[`terms.bands.${row}.miles`] = "Enter whole miles";
    if (centsOf(fee) === undefined) errors[`terms.bands.${row}.fee`] = "Enter whole dollars, 0 for free";
  }
  const checked = validateFields(deliveryTermsSchema, {
    zip,
    bands: rows.map(({ miles, fee }) => ({ miles: numberOf(miles) ?? 0, fee: centsOf(fee) ?? 0 })),
  });
  for (const [path, message] of Object.entries(checked.ok ? {} : (checked.answer.errors ?? {})))
    errors[toField(path, rows)] ??= message;
  return checked.ok && Object.keys(errors).length === 0
    ? { ok: true, value: { terms: checked.value } }
    : { ok: false, answer: { errors } };
}

/** The row in which a band was typed: rows before it may be empty. */
function toField(path: string, rows: ReadonlyArray<{ row: number }>): string {
  const [, at, part] = /^bands\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return part === undefined ? `terms.${path}` : `terms.bands.${rows[Number(at)]?.row ?? 0}.${part}`;
}
