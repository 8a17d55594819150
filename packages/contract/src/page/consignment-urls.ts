import { pageUrls } from "./page-urls.ts";

/** The id of a consignment's element on the pages that list consignments. */
export const consignmentAnchor = (id: string): string => `consignment-${id}`;

/** A consignment in its owner's list, or in the dashboard of a shop that has or had it. */
export const consignmentUrls = {
  own: (id: string) => `${pageUrls.yourListings({ consignment: id })}#${consignmentAnchor(id)}`,
  shop: ({ _id, title }: { _id: string; title: string }) =>
    `${pageUrls.dashboardConsignments({ list: "search", keyword: title })}#${consignmentAnchor(_id)}`,
} as const;
