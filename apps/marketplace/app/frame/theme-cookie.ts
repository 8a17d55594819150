/** A person's own choice of theme; without one the device decides. */
export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

export function themeOf(cookies: string | null): Theme | undefined {
  const kept = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? "")?.[1];
  return themes.find((theme) => theme === kept);
}
