/** No column of the database takes the letter NUL, and jsonb takes no half of a surrogate pair. */
const isKeepable = (text: string) => !text.includes("\0") && text.isWellFormed();

export const unkeepableMessage = "Leave out letters that cannot be shown";

/** A form has fewer fields; a body made to be refused may have a hundred thousand. */
const mostNamed = 20;

/** Paths of the first fields whose text or name cannot be kept. A loop of its own: JSON nests deeper than a call may. */
export function unkeepableFields(given: unknown): string[] {
  const found: string[] = [];
  const open = [{ path: "", value: given }];
  for (let next = open.pop(); next !== undefined && found.length < mostNamed; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === "string" && !isKeepable(value)) found.push(path);
    if (typeof value !== "object" || value === null) continue;
    for (const [name, within] of Object.entries(value)) {
      const field = path === "" ? name : `${path}.${name}`;
      if (isKeepable(name)) open.push({ path: field, value: within });
      else found.push(field);
    }
  }
  return found.slice(0, mostNamed);
}
