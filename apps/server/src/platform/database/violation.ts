import { DatabaseError } from "pg";

/**
 * Whether an error is a violation of this constraint or unique index; drizzle wraps the database's error as
 * the cause.
 */
export function violates(error: unknown, constraint: string): boolean {
  if (error instanceof DatabaseError) return error.constraint === constraint;
  return error instanceof Error && error.cause !== undefined && violates(error.cause, constraint);
}
