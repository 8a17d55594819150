/** What was typed into a field, trimmed; empty when there is no such field. */
export function getText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}
