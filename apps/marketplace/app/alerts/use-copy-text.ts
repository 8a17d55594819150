import { useAlert } from "./alerts.atoms.ts";

/** Copies a text to the clipboard, and says whether that worked. */
export function useCopyText({ done, failed }: { done: string; failed: string }): (text: string) => void {
  const alert = useAlert();
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => alert({ tone: "success", message: done }),
      () => alert({ tone: "danger", message: failed }),
    );
  };
}
