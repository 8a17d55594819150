/** The seller's possible answers about how a piece comes apart for carrying. */
export const comesApartChoices = ["legs", "disassembles", "no"] as const;
export type ComesApart = (typeof comesApartChoices)[number];

export const comesApartLabels: Readonly<Record<ComesApart, string>> = {
  legs: "Legs come off",
  disassembles: "Disassembles",
  no: "Does not come apart",
};
