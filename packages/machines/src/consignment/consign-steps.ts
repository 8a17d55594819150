/** The pages of the consign form, in order (docs/product.md §4, Consignments). */
export const consignSteps = ["pictures", "piece", "place", "price", "review"] as const;
export type ConsignStep = (typeof consignSteps)[number];

/** The fields of each page, by the first segment of their path in the submitted form. */
const fields: Readonly<Record<ConsignStep, readonly string[]>> = {
  pictures: ["images"],
  piece: ["title", "kind", "brand", "age", "condition", "dimensions"],
  place: ["place", "zip", "pickupAccess"],
  price: ["expectedPrice"],
  review: [],
};

type Errors = Readonly<Partial<Record<string, string>>>;

/** The errors of one page. Paths are dotted: `dimensions.width`. */
export const errorsOn = (step: ConsignStep, errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => fields[step].includes(path.split(".")[0] ?? path)),
  );

/** The first page with an error, or null. */
export const firstStepWith = (errors: Errors): ConsignStep | null =>
  consignSteps.find((step) => Object.keys(errorsOn(step, errors)).length > 0) ?? null;

/** The next page; the last page is its own next. */
export const stepAfter = (step: ConsignStep): ConsignStep =>
  consignSteps[consignSteps.indexOf(step) + 1] ?? step;

export const stepBefore = (step: ConsignStep): ConsignStep | null =>
  consignSteps[consignSteps.indexOf(step) - 1] ?? null;
