import type { ConsignmentStatus } from "@heirloop/contract/consignment/consignment-status";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { consignmentAt } from "../../fixtures/consignments.ts";
import { onePage } from "../../fixtures/one-page.ts";
import { YourListingsScreen } from "./your-listings-screen.tsx";

/** One consignment at a time, in each status. The story with all of them has the pictures. */
const meta = preview.meta({
  component: YourListingsScreen,
  title: "Screens/Your listings/Consignment statuses",
  parameters: { frame: "screen", pictures: "none" },
  args: {
    list: "consigned" as const,
    consigned: onePage([]),
    own: onePage([]),
    listHref: "/edit",
    onRetry: fn(),
  },
});

const only = (status: ConsignmentStatus) => ({
  consigned: onePage([consignmentAt(status)]),
});

export const Submitted = meta.story({ args: only("submitted") });
export const Available = meta.story({ args: only("available") });
export const Accepted = meta.story({
  args: only("accepted"),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/accepted/i)[0]).toBeVisible();
  },
});
export const Collected = meta.story({ args: only("collected") });
export const Listed = meta.story({ args: only("listed") });
export const Sold = meta.story({ args: only("sold") });
export const Returned = meta.story({ args: only("returned") });
export const Withdrawn = meta.story({ args: only("withdrawn") });
export const Lapsed = meta.story({ args: only("lapsed") });
