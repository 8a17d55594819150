import { DatabaseError } from "pg";

/** Whether the database refused something for this constraint or unique index; drizzle wraps its error as the cause. */
export function violates(error: unknown, constraint: string): boolean {
  if (error instanceof DatabaseError) return error.constraint === constraint;
  return error instanceof Error && error.cause !== undefined && violates(error.cause, constraint);
}
