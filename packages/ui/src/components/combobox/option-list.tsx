import type { ReactNode } from "react";
import * as styles from "./combobox.css.ts";
import type { OptionListWiring } from "./use-option-list.ts";

export type ListedOption = { key: string; selected: boolean; content: ReactNode };

/** Options under a title, or all of them without one. */
export type OptionGroup = { title: string | null; options: readonly ListedOption[] };

export type OptionListProps = {
  /** From `useOptionList`. */
  wiring: OptionListWiring;
  /** Names the list. */
  label: string;
  /** `field` below a form field, `search` below the header's search field, in two columns where there is room. */
  look: "field" | "search";
  /** In the order in which the arrows pass their options. */
  groups: readonly OptionGroup[];
  /** Place of the active option, counted through all groups; -1 for none. */
  at: number;
  /** Called with the place of the option that was clicked. */
  onChoose: (at: number) => void;
  /** The pointer is over an option that is not active. */
  onPoint?: (at: number) => void;
};

/** The list of a combobox. */
export function OptionList({ wiring, label, look, groups, at, onChoose, onPoint }: OptionListProps) {
  const all = groups.flatMap(({ options }) => options);
  const renderOption = (option: ListedOption): ReactNode => {
    const place = all.indexOf(option);
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the keys and says which option is active
      <div
        key={option.key}
        tabIndex={-1}
        id={wiring.optionId(place)}
        role="option"
        aria-selected={option.selected}
        data-active={place === at}
        className={styles.option[look]}
        // The text box keeps the focus, so that the list does not close before the click arrives.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(place)}
        onPointerMove={() => place === at || onPoint?.(place)}
      >
        {option.content}
      </div>
    );
  };
  return (
    <div {...wiring.list} role="listbox" aria-label={label} className={styles.list[look]}>
      {groups.map(({ title, options }) =>
        title === null ? (
          options.map(renderOption)
        ) : (
          <div
            key={title}
            role="group"
            aria-labelledby={`${wiring.list.id}-${title}`}
            className={styles.group}
          >
            <p id={`${wiring.list.id}-${title}`} className={styles.title}>
              {title}
            </p>
            {options.map(renderOption)}
          </div>
        ),
      )}
    </div>
  );
}
