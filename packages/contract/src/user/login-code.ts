import * as z from "zod/mini";

/** Six digits of an authenticator app, or the 16 characters of a recovery code. */
const pattern = /^(?:\d{6}|[a-z2-7]{16})$/;

/** A code as it is typed, with or without spaces, dashes and capitals. */
export const loginCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((code) => code.replaceAll(/[\s-]/g, "").toLowerCase()),
  ),
  z.string().check(z.regex(pattern, "Enter the 6 digits of your app, or a recovery code")),
);

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** `abcd-efgh-ijkl-mnop`, as recovery codes are shown. */
export const formatRecoveryCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, "$&-");

/** `ABCD EFGH …`, as a key is shown to be typed. */
export const formatKey = (key: string): string => key.replaceAll(/.{4}(?=.)/g, "$& ");
