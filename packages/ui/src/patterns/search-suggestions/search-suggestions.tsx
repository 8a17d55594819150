import { formatLabel } from "@heirloop/contract/label/label";
import type { CategoryHit } from "@heirloop/machines/search-box/search-box.machine";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { OptionList } from "../../components/combobox/option-list.tsx";
import { handleOptionKey, useOptionList } from "../../components/combobox/use-option-list.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import * as styles from "./search-suggestions.css.ts";

/** Where a suggestion leads: to the results of a term, or to a page. */
export type SuggestionTarget =
  | { term: string }
  | { piece: string }
  | { brand: string }
  | { category: CategoryHit };

export type SearchSuggestionsProps = {
  typed: string;
  open: boolean;
  recent: readonly string[];
  popular: readonly string[];
  /** Null before there is an answer. */
  suggestions: {
    queries: readonly string[];
    products: ReadonlyArray<{ heirloopId: string; title: string; price: number; image: string | null }>;
    brands: readonly string[];
    categories: readonly CategoryHit[];
  } | null;
  onOpen: () => void;
  onClose: () => void;
  onType: (typed: string) => void;
  onChoose: (target: SuggestionTarget) => void;
  /** The person is in the field already: it takes over the focus. */
  focused?: boolean;
};

type Option = { key: string; words: string; target: SuggestionTarget; aside?: string; image?: string | null };
type Group = { title: string; options: Option[] };

const terms = (kind: string, all: readonly string[]): Option[] =>
  all.map((term) => ({ key: `${kind}-${term}`, words: term, target: { term } }));

function getGroups({ recent, popular, suggestions }: SearchSuggestionsProps): Group[] {
  const groups: Group[] = suggestions
    ? [
        { title: "Suggestions", options: terms("query", suggestions.queries) },
        {
          title: "Pieces",
          options: suggestions.products.map(({ heirloopId, title, price, image }) => ({
            key: heirloopId,
            words: title,
            target: { piece: heirloopId },
            aside: formatCents(price),
            image,
          })),
        },
        {
          title: "Maker",
          options: suggestions.brands.map((brand) => ({
            key: `brand-${brand}`,
            words: formatLabel(brand),
            target: { brand },
          })),
        },
        {
          title: "Categories",
          options: suggestions.categories.map((category) => ({
            key: `category-${category.level}-${category.name}`,
            words: formatLabel(category.name),
            target: { category },
          })),
        },
      ]
    : [
        { title: "Recent searches", options: terms("recent", recent) },
        { title: "Popular searches", options: terms("popular", popular) },
      ];
  return groups.filter(({ options }) => options.length > 0);
}

function SuggestionContent({ option: { words, aside, image } }: { option: Option }) {
  return (
    <>
      {image && (
        <span className={styles.picture}>
          <Picture src={image} alt="" size="thumbnail" sizes="40px" eager />
        </span>
      )}
      <span className={styles.label}>{words}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
}

/** The search field with what it might be about: a combobox whose list opens below it (docs/product.md §2). */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { typed, open, onOpen, onClose, onType, onChoose, focused = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<string>();

  // Before the browser takes the next key: between two fields it would be lost.
  useLayoutEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const groups = getGroups(props);
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const at = options.findIndex(({ key }) => key === active);
  const { box, ...list } = useOptionList({ shown, at });

  function choose(target: SuggestionTarget): void {
    setActive(undefined);
    onChoose(target);
  }

  function chooseAt(place: number): void {
    const option = options[place];
    if (option) choose(option.target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      // The browser would empty the field, which opens the list again.
      event.preventDefault();
      setActive(undefined);
      onClose();
    } else if (shown || event.key !== "Enter") {
      const onMove = (place: number): void => {
        if (!open) onOpen();
        setActive(options[place]?.key);
      };
      handleOptionKey(event, { count: options.length, at, throughBox: true, onMove, onChoose: chooseAt });
    }
  }

  return (
    <div
      className={styles.box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <SearchForm
        onSearch={(term) => choose({ term })}
        inputRef={field}
        input={{
          value: typed,
          ...box,
          onChange: (event) => onType(event.currentTarget.value),
          onFocus: onOpen,
          onClick: onOpen,
          onKeyDown,
        }}
      />
      <VisuallyHidden>
        <span aria-live="polite">{shown ? `${options.length} suggestions` : ""}</span>
      </VisuallyHidden>
      {shown && (
        <OptionList
          wiring={list}
          label="Suggestions"
          look="search"
          groups={groups.map(({ title, options }) => ({
            title,
            options: options.map((option) => ({
              key: option.key,
              selected: option.key === active,
              content: <SuggestionContent option={option} />,
            })),
          }))}
          at={at}
          onChoose={chooseAt}
        />
      )}
    </div>
  );
}
