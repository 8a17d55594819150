import { pageUrls } from "@heirloop/contract/page/page-urls";
import { BellPlus } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { AppForm } from "../../theme/form.tsx";

export type SaveSearchFormProps = {
  /** The default name; it can be changed later. */
  name: string;
  /** Query string of the collections page. */
  query: string;
  /** The button's label: "Notify me about similar pieces". */
  label: string;
};

/** Saves a search with alerts in one click and shows the saved searches. Posts `intent` `save`, `name`, `query`. */
export function SaveSearchForm({ name, query, label }: SaveSearchFormProps) {
  return (
    <AppForm method="post" action={pageUrls.savedSearches()}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="query" value={query} />
      <Button type="submit" icon={BellPlus} variant="secondary">
        {label}
      </Button>
    </AppForm>
  );
}
