/** `open.typing`, and for parallel regions `hold.held + form.editing`. */
export function stateName(value: unknown, path = ""): string {
  if (typeof value === "string") return path === "" ? value : `${path}.${value}`;
  if (typeof value !== "object" || value === null) return path;
  const parts = Object.entries(value).map(([key, inner]) => {
    const below = path === "" ? key : `${path}.${key}`;
    return stateName(inner, below) || below;
  });
  return parts.join(" + ");
}

/** Paths of the innermost states of a state value. */
export const innermost = (value: unknown): string[] => stateName(value).split(" + ");

/**
 * Whether a state is the one at the outer path or a descendant of it; everything is a descendant of the
 * machine itself, `""`.
 */
export const liesIn = (outer: string, path: string): boolean =>
  outer === "" || path === outer || path.startsWith(`${outer}.`);
