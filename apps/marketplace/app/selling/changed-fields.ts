import {
  type ListingChange,
  listingChangeSchema,
  type ListingDraft,
} from "@heirloop/contract/listing/listing.endpoints";

/** Three fields that are chosen as one. */
const kind = ["category", "subCategory", "type"];

/** Submitted texts have CRLF line ends. */
const plain = (value: unknown): string => (JSON.stringify(value) ?? "").replaceAll("\\r\\n", "\\n");

function fieldsIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(json);
    return typeof fields === "object" && fields !== null ? { ...fields } : {};
  } catch {
    return {};
  }
}

/**
 * The fields changed since the form was loaded; the rest may have been changed in another tab and is kept. `loaded`
 * is the draft as JSON; without it every field counts as changed.
 */
export function changedFields(checked: ListingDraft, typed: object, loaded: string): ListingChange {
  const before = fieldsIn(loaded);
  const changed = Object.entries(typed)
    .filter(([name, value]) => plain(value) !== plain(before[name]))
    .map(([name]) => name);
  const sent = changed.some((name) => kind.includes(name)) ? [...changed, ...kind] : changed;
  return listingChangeSchema.parse(
    Object.fromEntries(Object.entries(checked).filter(([name]) => sent.includes(name))),
  );
}
