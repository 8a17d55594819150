import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";

/**
 * Why a call is rejected, in the terms of the error catalog. The server and the mocks return it unchanged.
 */
export type Refusal = Readonly<{
  code: ErrorCode;
  detail?: string;
  errors?: Array<{ path: string; message: string }>;
}>;

/** One field needs another value; `path` is dotted, such as `address.line1`. */
export const invalidField = (path: string, message: string): Refusal => ({
  code: "invalid",
  errors: [{ path, message }],
});

/** Why a machine rejects an event: because of one field, or with the code of a status or sender that rules it out. */
export const eventRefusal = (
  { field, reason }: Readonly<{ field: string | null; reason: string }>,
  code: ErrorCode,
): Refusal => (field === null ? { code, detail: reason } : invalidField(field, reason));
