import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { keywordOf } from "@heirloop/contract/search/keyword";
import { Search } from "lucide-react";
import type { InputHTMLAttributes, Ref } from "react";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./search-form.css.ts";

export type SearchFormProps = {
  /** The current keyword. */
  keyword?: string | undefined;
  /** Props of a combobox around it: handlers, aria attributes, a controlled value. */
  input?: Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type" | "name">;
  inputRef?: Ref<HTMLInputElement>;
  /** Called with the trimmed words instead of leaving it to the form; those that say nothing are ignored (docs/product.md §5). */
  onSearch?: (keyword: string) => void;
};

/** The search field: a plain form to the collections page, which works without JavaScript. */
export function SearchForm({ keyword = "", input, inputRef, onSearch }: SearchFormProps) {
  return (
    <AppForm
      method="get"
      action={pageUrls.collections()}
      role="search"
      aria-label="Search pieces"
      onSubmit={(event) => {
        const typed = new FormData(event.currentTarget).get("keyword");
        const words = typeof typed === "string" ? keywordOf(typed) : undefined;
        if (words !== undefined && !onSearch) return;
        event.preventDefault();
        if (words !== undefined) onSearch?.(words);
      }}
    >
      <div className={styles.form}>
        <input
          aria-label="Search pieces, makers and styles"
          placeholder="Search pieces, makers, styles"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={constants.keywordMaximumLength}
          {...(input?.value === undefined && { defaultValue: keyword })}
          {...input}
          ref={inputRef}
          type="search"
          name="keyword"
          className={styles.input}
        />
        <button type="submit" aria-label="Search" className={styles.submit}>
          <Search aria-hidden size="1.2rem" strokeWidth={1.7} />
        </button>
      </div>
    </AppForm>
  );
}
