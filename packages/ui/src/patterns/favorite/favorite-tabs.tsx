import { pageUrls } from "@heirloop/contract/page/page-urls";
import { TabLinks } from "../../components/tabs/tab-links.tsx";

/** Tabs for favorites and saved searches. */
export function FavoriteTabs({ current }: { current: "pieces" | "searches" }) {
  return (
    <TabLinks
      label="Saved"
      tabs={[
        { href: pageUrls.favorites(), label: "Pieces", current: current === "pieces" },
        { href: pageUrls.savedSearches(), label: "Searches", current: current === "searches" },
      ]}
    />
  );
}
