import { useCopyText } from "../alerts/use-copy-text.ts";

/** Copies an address to the clipboard, and says whether that worked. */
export const useCopyAddress = (): ((address: string) => void) =>
  useCopyText({
    done: "Address copied",
    failed: "The address could not be copied. Select it and copy it instead.",
  });
