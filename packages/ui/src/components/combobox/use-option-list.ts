import { useEffect, useId, useRef, type KeyboardEvent } from "react";

export type OptionListState = {
  /** Whether the list has options and is shown. */
  shown: boolean;
  /** Place of the active option; -1 while the text box itself is active. */
  at: number;
};

export type OptionListKeys = Pick<OptionListState, "at"> & {
  count: number;
  /** Whether the arrows pass the text box between the last option and the first one. */
  throughBox: boolean;
  onMove: (at: number) => void;
  onChoose: (at: number) => void;
};

/** The place after an arrow key; the list wraps around. */
function placeAfter({ at, count, throughBox }: OptionListKeys, step: 1 | -1): number {
  if (count === 0) return -1;
  if (throughBox) return ((at + 1 + step + count + 1) % (count + 1)) - 1;
  return (Math.max(at, step === 1 ? -1 : 0) + step + count) % count;
}

/** Handles the keys of an open list: the arrows and Enter. Returns whether it was one of them. */
export function handleOptionKey(event: KeyboardEvent, keys: OptionListKeys): boolean {
  if (event.nativeEvent.isComposing) return false;
  if (event.key === "ArrowDown") keys.onMove(placeAfter(keys, 1));
  else if (event.key === "ArrowUp") keys.onMove(placeAfter(keys, -1));
  else if (event.key === "Enter" && keys.at >= 0) keys.onChoose(keys.at);
  else return false;
  event.preventDefault();
  return true;
}

/**
 * The ids and attributes of the ARIA pattern "editable combobox with list": the focus stays in the text box, which
 * names the active option. The active option is scrolled into view.
 */
export function useOptionList({ shown, at }: OptionListState) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [at, shown]);
  const optionId = (place: number): string => `${id}-${place}`;
  return {
    box: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": shown,
      "aria-controls": shown ? id : undefined,
      "aria-activedescendant": shown && at >= 0 ? optionId(at) : undefined,
    } as const,
    list: { ref: list, id },
    optionId,
  };
}

export type OptionListWiring = Pick<ReturnType<typeof useOptionList>, "list" | "optionId">;
