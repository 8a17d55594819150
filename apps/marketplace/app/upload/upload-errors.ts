import type { UnfinishedUpload } from "@heirloop/machines/picture-upload/picture-upload.connect";
import { unfinishedMessages } from "@heirloop/ui/patterns/picture-upload/unfinished-uploads";

const messages: readonly string[] = Object.values(unfinishedMessages);

/**
 * The errors without those about uploads that no longer apply; the same object when all do. `unfinished` is by field
 * name.
 */
export function withoutSettledUploads<Errors extends Readonly<Partial<Record<string, string>>>>(
  errors: Errors,
  unfinished: ReadonlyMap<string, UnfinishedUpload>,
): Errors | Readonly<Partial<Record<string, string>>> {
  const isCurrent = (name: string, text: string | undefined): boolean => {
    const state = unfinished.get(name);
    return state !== undefined && text === unfinishedMessages[state];
  };
  const remaining = Object.entries(errors).filter(
    ([name, text]) => text === undefined || !messages.includes(text) || isCurrent(name, text),
  );
  return remaining.length === Object.keys(errors).length ? errors : Object.fromEntries(remaining);
}
