import type { ShareButtonProps } from "@heirloop/ui/patterns/share/share-button";
import { useAlert } from "../alerts/alerts.atoms.ts";

/** The canonical URL, without other parameters of the address bar. */
function canonicalAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? new URL(path, window.location.origin).href;
}

/** Shares a page through the browser's share sheet, or else by link or email. */
export function useShare({ title, path }: { title: string; path: string }): ShareButtonProps {
  const alert = useAlert();
  return {
    onShare() {
      if (!("share" in navigator)) return false;
      // Closing the share sheet is not an error.
      navigator.share({ title, url: canonicalAddress(path) }).catch(() => undefined);
      return true;
    },
    onCopyLink() {
      navigator.clipboard.writeText(canonicalAddress(path)).then(
        () => alert({ tone: "success", message: "Link copied" }),
        () =>
          alert({
            tone: "danger",
            message: "The link could not be copied. Copy it from the address bar instead.",
          }),
      );
    },
    onEmail() {
      const subject = encodeURIComponent(title);
      window.location.href = `mailto:?subject=${subject}&body=${encodeURIComponent(canonicalAddress(path))}`;
    },
  };
}
