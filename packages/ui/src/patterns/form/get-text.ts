/** The trimmed text of a field; empty when there is no such field. */
export function getText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}
