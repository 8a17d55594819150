import type { ShareButtonProps } from "@heirloop/ui/patterns/share/share-button";
import { useAlert } from "../alerts/alerts.atoms.ts";

/** The address to share: a page's own, without what the address bar has beyond it. */
function canonicalAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? new URL(path, window.location.origin).href;
}

/** Shares a page through the browser's own sheet, else by its link or a mail. */
export function useShare({ title, path }: { title: string; path: string }): ShareButtonProps {
  const alert = useAlert();
  return {
    onShare() {
      if (!("share" in navigator)) return false;
      // Closing the sheet without sharing is no failure.
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
