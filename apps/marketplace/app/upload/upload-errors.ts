import type { UnfinishedUpload } from "@heirloop/machines/picture-upload/picture-upload.connect";
import { asSameAnswer } from "@heirloop/ui/theme/form-errors";
import { unfinishedMessages } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";

const messages: readonly string[] = Object.values(unfinishedMessages);

/** What the contract says about a field without pictures. */
const missingPicture = "Add a picture";

/**
 * The errors without those about uploads that no longer apply; the same object when all do. `unfinished` is by field
 * name; `filled` names the fields that have a picture.
 */
export function withoutSettledUploads<Errors extends Readonly<Partial<Record<string, string>>>>(
  errors: Errors,
  unfinished: ReadonlyMap<string, UnfinishedUpload>,
  filled: ReadonlySet<string>,
): Errors | Readonly<Partial<Record<string, string>>> {
  const isCurrent = (name: string, text: string | undefined): boolean => {
    if (text === missingPicture) return !filled.has(name);
    if (text === undefined || !messages.includes(text)) return true;
    const state = unfinished.get(name);
    return state !== undefined && text === unfinishedMessages[state];
  };
  const remaining = Object.entries(errors).filter(([name, text]) => isCurrent(name, text));
  if (remaining.length === Object.keys(errors).length) return errors;
  return asSameAnswer(Object.fromEntries(remaining), errors);
}
