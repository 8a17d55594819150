/** A drawn picture: `avatar.mk.3f9a`, `logo.mk.3f9a`, `banner.marlow-finch`. */
export type EmblemKey = { readonly kind: EmblemKind; readonly words: readonly string[] };

const emblemKinds = ["avatar", "logo", "banner"] as const;
type EmblemKind = (typeof emblemKinds)[number];

/** Parses a key; `undefined` when it matches no drawing. */
export function parseKey(key: string): EmblemKey | undefined {
  if (key.length > 160 || !/^[a-z0-9][a-z0-9._-]*$/.test(key)) return undefined;
  const [name, ...words] = key.split(".");
  const kind = emblemKinds.find((one) => one === name);
  return kind && words.length > 0 && words.length <= 2 && words.every(Boolean) ? { kind, words } : undefined;
}
