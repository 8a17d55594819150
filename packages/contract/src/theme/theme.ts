import * as z from "zod/mini";

/** What a user can choose instead of the device's own setting. */
export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** `system` follows the device. */
export const themeChoices = ["system", ...themes] as const;
export const themeChoiceSchema = z.enum(themeChoices);
export type ThemeChoice = z.infer<typeof themeChoiceSchema>;
