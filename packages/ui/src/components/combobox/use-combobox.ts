import { useState, type KeyboardEvent } from "react";
import { handleOptionKey } from "./use-option-list.ts";
import { closestOption, findOption, filterOptions, type ComboboxOption } from "./filter-options.ts";

/** The list while it is open. */
type OpenList = {
  /** The text typed since the list opened; undefined shows all options. */
  typed: string | undefined;
  /** Place of the active option among those shown; -1 for none. */
  at: number;
  /** The arrows moved it: Home and End go through the list then, not through the text. */
  moved: boolean;
};

export type ComboboxChoice = {
  options: readonly ComboboxOption[];
  /** The selected value; empty for none. */
  chosen: string;
  /** It may be emptied. */
  optional: boolean;
  onChoose: (value: string) => void;
};

/** State and keyboard handling of the ARIA pattern "editable combobox with list". */
export function useCombobox({ options, chosen, optional, onChoose }: ComboboxChoice) {
  const [list, setList] = useState<OpenList>();
  const typed = list?.typed;
  const matching = typed === undefined ? options : filterOptions(options, typed);
  const meant = typed !== undefined && matching.length === 0 ? closestOption(options, typed) : undefined;
  const shown = meant === undefined ? matching : [meant];
  const chosenAt = options.findIndex(({ value }) => value === chosen);

  const close = (): void => setList(undefined);
  const show = (at = chosenAt, moved = false): void => setList({ typed: undefined, at, moved });
  const move = (at: number): void => setList({ typed, at, moved: true });
  const choose = (value: string): void => {
    close();
    if (value !== chosen) onChoose(value);
  };
  const chooseAt = (at: number): void => {
    const option = shown[at];
    if (option) choose(option.value);
  };
  const type = (text: string): void => {
    const someLeft = text !== "" && filterOptions(options, text).length > 0;
    setList({ typed: text, at: someLeft ? 0 : -1, moved: false });
  };

  /**
   * Leaving without a selection accepts a fully typed name or the only match, clears an optional field, or restores the
   * previous value.
   */
  const leave = (): void => {
    if (typed === undefined) return close();
    if (typed.trim() === "") return optional ? choose("") : close();
    const [only] = matching.length === 1 ? matching : [];
    const accepted = findOption(options, typed) ?? only;
    return accepted ? choose(accepted.value) : close();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (list === undefined) {
      if (event.key === "ArrowDown") show(event.altKey ? chosenAt : Math.max(0, chosenAt), true);
      else if (event.key === "ArrowUp") show(chosenAt < 0 ? options.length - 1 : chosenAt, true);
      else return;
    } else if (event.key === "ArrowUp" && event.altKey) close();
    else if (event.key === "Home" && list.moved) move(shown.length === 0 ? -1 : 0);
    else if (event.key === "End" && list.moved) move(shown.length - 1);
    // Enter with an open list never sends the form.
    else if (event.key !== "Enter" || list.at >= 0) {
      const keys = { count: shown.length, at: list.at, throughBox: false, onMove: move, onChoose: chooseAt };
      handleOptionKey(event, keys);
      return;
    }
    event.preventDefault();
  };

  return {
    open: list !== undefined,
    /** In the box. */
    text: typed ?? options[chosenAt]?.label ?? "",
    shown,
    /** Nothing matches, so the list shows a suggestion. */
    guessed: meant !== undefined,
    /** Place of the active option among those shown; -1 for none. */
    at: list?.at ?? -1,
    show,
    close,
    chooseAt,
    type,
    leave,
    onKeyDown,
    /** A pointer is over it. */
    point: (at: number): void => setList((open) => open && { ...open, at }),
  };
}
