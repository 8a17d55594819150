import { stateOfZip } from "../address/zip-states.ts";
import { addressSchema } from "./order.schema.ts";

/**
 * An address as someone enters it. The tax depends on the state and the distance on the ZIP code, so the two must
 * agree (docs/product.md §5). Addresses that were saved before this rule are still read: `addressSchema`.
 */
export const enteredAddressSchema = addressSchema.check(({ value, issues }) => {
  // What is not a state or a ZIP code has its own error.
  if (issues.some(({ path }) => path?.[0] === "state" || path?.[0] === "zip")) return;
  const { state, zip } = value;
  const actual = stateOfZip(zip);
  if (actual === undefined || actual[0] === state) return;
  issues.push({
    code: "custom",
    path: ["zip"],
    message: `ZIP code ${zip.slice(0, 5)} is in ${actual[1]}. Check the ZIP code or the state.`,
    input: value,
  });
});
