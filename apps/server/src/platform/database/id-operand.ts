import type { AnyColumn, Placeholder } from "drizzle-orm";

/** An id that a statement compares with: a value, one given when a prepared statement runs, or another column. */
export type IdOperand = string | Placeholder | AnyColumn;
