import { editDistance } from "@heirloop/contract/catalog/edit-distance";

/** One of a list that is long enough to be searched. */
export type ComboboxOption = {
  /** Sent with the form. */
  value: string;
  /** The label of the option. */
  label: string;
  /** Another name, shown next to the label and also searched. */
  note?: string;
};

const splitWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The options in which every typed word is the beginning of a word, ignoring case and accents. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const typedWords = splitWords(typed);
  return options.filter(({ label, note = "" }) => {
    const own = splitWords(`${label} ${note}`);
    return typedWords.every((beginning) => own.some((word) => word.startsWith(beginning)));
  });
}

/** The option whose whole name was typed. */
export function findOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const typedWords = splitWords(typed).join(" ");
  return options.find(({ label }) => splitWords(label).join(" ") === typedWords);
}

/** The option that was probably meant by a misspelling; at most a third of its letters are wrong. */
export function closestOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const typedWords = splitWords(typed).join("");
  if (typedWords.length < 3) return undefined;
  const rated = options.map((option) => {
    // Users type the last part of a path such as `Seating › Sofas › Loveseats`.
    const names = [option.label, option.label.split("›").at(-1) ?? ""].map((name) =>
      splitWords(name).join(""),
    );
    const wrong = Math.min(...names.map((name) => editDistance(name, typedWords) / Math.max(name.length, 1)));
    return { option, wrong };
  });
  return rated.filter(({ wrong }) => wrong <= 1 / 3).toSorted((a, b) => a.wrong - b.wrong)[0]?.option;
}
