/** PostgreSQL cannot store the character NUL in text, nor unpaired surrogates in jsonb. */
const isKeepable = (text: string) => !text.includes("\0") && text.isWellFormed();

export const unstorableMessage = "Leave out letters that cannot be shown";

/** More than any form has; a malicious body may have a hundred thousand fields. */
const maxNamed = 20;

/**
 * Returns the paths of the first fields whose text or name cannot be stored. Iterative, because JSON may be
 * nested deeply.
 */
export function findUnstorableFields(value: unknown): string[] {
  const found: string[] = [];
  const open = [{ path: "", value }];
  for (let next = open.pop(); next !== undefined && found.length < maxNamed; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === "string" && !isKeepable(value)) found.push(path);
    if (typeof value !== "object" || value === null) continue;
    for (const [name, within] of Object.entries(value)) {
      const field = path === "" ? name : `${path}.${name}`;
      if (isKeepable(name)) open.push({ path: field, value: within });
      else found.push(field);
    }
  }
  return found.slice(0, maxNamed);
}
