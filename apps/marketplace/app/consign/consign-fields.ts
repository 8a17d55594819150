import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { numberOf } from "@heirloop/contract/number/number-of";
import { consignFormSchema } from "@heirloop/contract/consignment/consignment.schema";
import type { ConsignValues } from "@heirloop/ui/screens/consign-form/consign-fields";
import { validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";

const names = [
  "title",
  "kind",
  "brand",
  "age",
  "condition",
  "width",
  "depth",
  "height",
  "place",
  "zip",
  "pickupAccess",
] as const satisfies ReadonlyArray<keyof ConsignValues>;

export type Typed = { values: ConsignValues; expectedPrice: number | undefined };

export const readConsignForm = (form: FormData): Typed => ({
  values: Object.fromEntries(names.map((name) => [name, formText(form, name)])),
  expectedPrice: centsOf(formText(form, "expectedPrice")),
});

/** Inches; the schema rejects what is not a number. */
const inches = (typed = ""): number | string => numberOf(typed) ?? "";

/** Validates the form with the same schema as the server. */
export function validateConsignment({ values, expectedPrice }: Typed, images: readonly string[]) {
  const { width, depth, height, condition, ...rest } = values;
  const checked = validateFields(consignFormSchema, {
    ...rest,
    images,
    condition: condition || undefined,
    dimensions: { width: inches(width), depth: inches(depth), height: inches(height) },
    expectedPrice: expectedPrice ?? 0,
  });
  if (checked.ok) return checked;
  return { ...checked, answer: { errors: getMessages(checked.answer.errors ?? {}) } };
}

/** Messages for fields where the schema only knows that the type is wrong. */
const getMessages = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      if (path === "condition") return [path, "Choose the one that comes closest"];
      if (path.startsWith("dimensions")) return [path, "Measure it in inches: 34 or 34.5"];
      if (path === "expectedPrice") return [path, amountMessage];
      return [path, message];
    }),
  );
