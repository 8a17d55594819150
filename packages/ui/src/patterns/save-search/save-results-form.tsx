import { pageUrls } from "@heirloop/contract/page/page-urls";
import { BellPlus, Undo2 } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AppForm } from "../../theme/form.tsx";
import { markPersonalPart } from "../../theme/personal-part.ts";

export type SaveResultsFormProps = {
  /** The name of the saved search. */
  name: string;
  /** Query string of the collections page. */
  query: string;
  /** URL of the page to return to. */
  back: string;
  /** The id of the search once it is saved; null before. */
  savedId: string | null;
};

/**
 * Saves the search whose results are on the page, and undoes it, without leaving them. Posts `intent` `save` with `name` and `query`, or
 * `remove` with `id`, and `back`. One button for both, so that the focus stays on it.
 */
export function SaveResultsForm({ name, query, back, savedId }: SaveResultsFormProps) {
  const saved = savedId !== null;
  return (
    <AppForm
      method="post"
      action={pageUrls.savedSearches()}
      preventScrollReset
      {...markPersonalPart({ part: "saved-search", query })}
    >
      <input type="hidden" name="intent" value={saved ? "remove" : "save"} />
      <input type="hidden" name="back" value={back} />
      {saved ? (
        <input type="hidden" name="id" value={savedId} />
      ) : (
        <>
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="query" value={query} />
        </>
      )}
      <Inline gap={saved ? "s" : "none"}>
        <span role="status">
          {saved && (
            <Text as="span" size="small">
              Search saved. <TextLink href={pageUrls.savedSearches()}>Manage alerts</TextLink>
            </Text>
          )}
        </span>
        <Button type="submit" icon={saved ? Undo2 : BellPlus} variant="quiet" size="small" flush>
          {saved ? "Undo" : "Save this search"}
        </Button>
      </Inline>
    </AppForm>
  );
}
