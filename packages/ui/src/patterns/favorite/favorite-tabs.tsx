import { pageUrls } from "@heirloop/contract/page/page-urls";
import { TabLinks } from "../../components/tabs/tabs.tsx";

/** Between the pieces and the searches that somebody keeps. */
export function FavoriteTabs({ current }: { current: "pieces" | "searches" }) {
  return (
    <TabLinks
      label="What you keep"
      tabs={[
        { href: pageUrls.favorites(), label: "Pieces", current: current === "pieces" },
        { href: pageUrls.savedSearches(), label: "Searches", current: current === "searches" },
      ]}
    />
  );
}
