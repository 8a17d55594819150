import { consignmentStatuses } from "@heirloop/contract/consignment/consignment-status";
import type { OwnListing } from "@heirloop/contract/listing/listing.schema";
import { cents, sumCents } from "@heirloop/contract/money/money.schema";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { consignmentAt } from "../../fixtures/consignments.ts";
import { listings } from "../../fixtures/listings.ts";
import { onePage } from "../../fixtures/one-page.ts";
import { YourListingsScreen } from "./your-listings-screen.tsx";

const soldPieces = listings
  .slice(2, 3)
  .map((listing): OwnListing => ({ ...listing, status: "sold", soldFor: cents(615_00) }));

const meta = preview.meta({
  component: YourListingsScreen,
  title: "Screens/Your listings",
  parameters: { frame: "screen" },
  args: {
    consigned: onePage(consignmentStatuses.map((status) => consignmentAt(status))),
    list: "consigned" as const,
    own: onePage(listings.slice(0, 3)),
    listHref: "/edit",
    onRetry: fn(),
  },
});

/** The details of each piece, as after a click. */
const openDetails = async (canvas: ReturnType<typeof within>) => {
  for (const summary of canvas.getAllByText("Details")) await userEvent.click(summary);
};

export const AllStatuses = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Consigned 9" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Listed by you 3" })).toHaveAttribute(
      "href",
      "/your-listings?list=own",
    );
    const isOpen = canvas.getAllByText("Details").map((summary) => summary.closest("details")?.open);
    await expect(isOpen).toEqual(consignmentStatuses.map((status) => status === "accepted"));
  },
});

export const ListedByYou = meta.story({
  args: { list: "own" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("article", { name: "Walnut sideboard" })).toBeNull();
  },
});

export const TakenDownByAdmin = meta.story({
  args: {
    list: "own",
    own: onePage(
      listings.slice(0, 3).map((listing, at) => ({
        ...listing,
        ...(at === 1 && {
          status: "inactive" as const,
          takenDownReason: "The maker has recalled this model: its drawers can tip over.",
        }),
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has recalled this model/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Write to us" })).toBeVisible();
  },
});

export const PayoutsNotConnected = meta.story({
  args: {
    connects: true,
    connectProblem: "Error starting Stripe onboarding",
    consigned: onePage([consignmentAt("sold")]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We send it on .* or later, once you connect payouts\.$/)).toBeVisible();
  },
});
export const SoldAndInactive = meta.story({
  args: {
    list: "own",
    connects: true,
    consigned: onePage([]),
    own: onePage(
      listings.slice(0, 3).map((listing, at) => ({
        ...listing,
        status: (["active", "sold", "inactive"] as const)[at] ?? "sold",
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer for sale")).toBeVisible();
  },
});

/** A piece whose collection is arranged, before the owner has entered anything. */
const arranging = (more: Parameters<typeof consignmentAt>[1]) => ({
  consigned: onePage([consignmentAt("accepted", more)]),
  own: onePage([]),
  ownPhone: "+1 510 555 0161",
});
const schedule = { proposals: [], agreed: null, timeZone: "America/Los_Angeles" };
const thursday = { date: "2026-12-03", window: "afternoon" as const };

export const CollectionAddressMissing = meta.story({
  args: arranging({ pickup: null, schedule }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Enter where North Stair Studio can collect it/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Oakland");
    await expect(canvas.getByRole("textbox", { name: "ZIP code" })).toHaveValue("94610");
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveValue("(510) 555-0161");
    const submitted: unknown[] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    await userEvent.type(canvas.getByRole("textbox", { name: "Street address" }), "1421 Grand Avenue");
    await userEvent.click(canvas.getByRole("button", { name: "Save the address" }));
    await expect(submitted).toMatchObject([
      {
        consignment: "consignment-accepted",
        intent: "set-pickup",
        "address.line1": "1421 Grand Avenue",
        "address.state": "CA",
        accessNotes: "Ground floor.",
      },
    ]);
  },
});

export const MessageShop = meta.story({
  args: arranging({ schedule }),
  play: async ({ canvas, canvasElement }) => {
    const submitted: unknown[] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    await userEvent.click(canvas.getByRole("button", { name: /^Message the shop about / }));
    await expect(submitted).toEqual([{ consignment: "consignment-accepted", intent: "message" }]);
  },
});
export const MessageShopBusy = meta.story({
  args: {
    ...arranging({ schedule }),
    sending: { consignment: "consignment-accepted", intent: "message" },
  },
});
/** Regions with the same name could not be told apart. */
export const SameTitles = meta.story({
  args: {
    ...arranging({ schedule }),
    consigned: onePage(
      ["accepted", "collected"].map((id) =>
        consignmentAt("accepted", {
          _id: `consignment-${id}`,
          title: "Walnut sideboard",
          requestedPrice: cents(900_00),
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("region").flatMap((region) => region.getAttribute("aria-label") ?? []);
    await expect(new Set(names).size).toBe(names.length);
    await expect(canvas.getByRole("region", { name: "Collection: Walnut sideboard (2 of 2)" })).toBeVisible();
  },
});

export const CollectionAddressError = meta.story({
  args: {
    ...arranging({ pickup: null, schedule }),
    answer: {
      consignment: "consignment-accepted",
      intent: "set-pickup",
      values: { "address.line1": "1421 Grand Avenue", "address.zip": "9461", phone: "+1 510 555 0161" },
      errors: { "address.zip": "Enter a 5-digit ZIP code", "address.city": "Enter the city" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Street address" })).toHaveValue("1421 Grand Avenue");
    await expect(canvas.getByRole("textbox", { name: "ZIP code" })).toHaveAccessibleDescription(/5-digit/);
  },
});

export const CollectionProposed = meta.story({
  args: arranging({
    schedule: {
      ...schedule,
      proposals: [
        { ...thursday, by: "holder" },
        { date: "2026-12-04", window: "morning", by: "holder" },
        { date: "2026-12-05", window: "evening", by: "consigner" },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Agree to Thursday, December 3, noon to 5 pm" }),
    ).toBeVisible();
    await expect(canvas.getByText("You proposed Saturday, December 5, 5 to 9 pm.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Call North Stair Studio" })).toHaveAttribute(
      "href",
      "tel:+14155550142",
    );
    await expect(canvas.queryByRole("link", { name: /^Add to calendar/ })).toBeNull();
  },
});

export const CollectionTimeOver = meta.story({
  args: arranging({
    schedule: {
      ...schedule,
      proposals: [
        { date: "2026-11-19", window: "morning", by: "holder" },
        { date: "2026-11-20", window: "evening", by: "consigner" },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Agree to/ })).toBeNull();
    await expect(canvas.queryByText(/^You proposed/)).toBeNull();
    await expect(canvas.getByText("Propose up to three times for the collection.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Propose this time" })).toBeVisible();
  },
});

export const CollectionAgreed = meta.story({
  args: arranging({ schedule: { ...schedule, agreed: thursday } }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("North Stair Studio collects it on Thursday, December 3, noon to 5 pm."),
    ).toBeVisible();
    for (const number of ["(510) 555-0161", "(415) 555-0142"])
      await expect(canvas.getByText(number)).toHaveAttribute("dir", "ltr");
    await expect(canvas.getByRole("link", { name: /^Add to calendar/ })).toHaveAttribute(
      "href",
      "/collection-calendar/consignment-accepted",
    );
    await userEvent.click(canvas.getByText("Propose another time"));
    await expect(canvas.getByRole("button", { name: "Propose this time" })).toBeVisible();
  },
});

export const CollectionTimeError = meta.story({
  args: {
    ...arranging({ schedule: { ...schedule, agreed: thursday } }),
    answer: {
      consignment: "consignment-accepted",
      intent: "schedule",
      values: { date: "2026-11-01", window: "evening" },
      errors: { date: "That day is over. Choose a later one" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Day")).toHaveValue("2026-11-01");
    await expect(canvas.getByLabelText("Day")).toHaveAccessibleDescription(/That day is over/);
  },
});

export const Released = meta.story({
  args: {
    consigned: onePage([
      consignmentAt("available", {
        history: [
          { status: "submitted", at: "2026-10-05T00:00:00.000Z" },
          { status: "available", at: "2026-10-05T00:00:00.000Z" },
          { status: "accepted", at: "2026-11-14T00:00:00.000Z" },
          {
            status: "available",
            at: "2026-11-21T00:00:00.000Z",
            reason: "Our workshop is full until the end of the month.",
          },
        ],
      }),
    ]),
    own: onePage([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“Our workshop is full until the end of the month.”/)).toBeVisible();
    await expect(canvas.getAllByText("Shown to shops")).toHaveLength(1);
  },
});

export const SecondPage = meta.story({
  args: {
    list: "own",
    own: {
      state: "ready",
      value: {
        pieces: [...listings.slice(0, 2), ...soldPieces],
        total: 51,
        pages: { page: 2, totalPages: 3 },
      },
    },
  },
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole("link", { name }).getAttribute("href");
    await expect([hrefOf("Previous page"), hrefOf("Next page")]).toEqual([
      "/your-listings?list=own",
      "/your-listings?list=own&page=3",
    ]);
    // What the buyer offered, not the price.
    await expect(canvas.getByText("$615")).toBeVisible();
  },
});

export const SecondPageOfConsigned = meta.story({
  // The links to the other pages look as in the other list.
  args: {
    consigned: {
      state: "ready",
      value: { pieces: [consignmentAt("sold")], total: 41, pages: { page: 2, totalPages: 3 } },
    },
  },
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole("link", { name }).getAttribute("href");
    await expect([hrefOf("Previous page"), hrefOf("Next page")]).toEqual([
      "/your-listings?list=consigned",
      "/your-listings?list=consigned&page=3",
    ]);
    await expect(canvas.getByRole("link", { name: "Consigned 41" })).toHaveAttribute("aria-current", "page");
  },
});

export const ForSale = meta.story({
  args: {
    consigned: onePage([consignmentAt("listed")]),
    own: onePage([]),
  },
  play: async ({ canvas }) => {
    await openDetails(canvas);
    await expect(canvas.getByText("You receive")).toBeVisible();
    await expect(canvas.getByText("$810")).toBeVisible();
    await expect(canvas.getByText(/with our fee of \$202\.50 \(15%\)/)).toBeVisible();
  },
});

export const SoldWithRefund = meta.story({
  args: {
    consigned: onePage([
      consignmentAt("sold", {
        payout: { amount: sumCents(607_50), state: "sent", date: "2026-11-28T10:00:00.000Z" },
        sale: {
          price: cents(1_350_00),
          fee: sumCents(202_50),
          share: sumCents(810_00),
          refunded: sumCents(202_50),
        },
      }),
    ]),
    own: onePage([]),
  },
  play: async ({ canvas }) => {
    await openDetails(canvas);
    await expect(canvas.getByText(/arrives on Nov 28, 2026/)).toBeVisible();
    await expect(canvas.getByText("Refunds to the buyer")).toBeVisible();
    await expect(canvas.getByText("$607.50")).toBeVisible();
  },
});

export const Withdrawing = meta.story({
  args: { consigned: onePage([consignmentAt("accepted")]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Withdraw"));
    await expect(canvas.getByRole("button", { name: "Withdraw Reclaimed wood side table" })).toBeVisible();
  },
});

export const Submitting = meta.story({
  args: {
    consigned: onePage([consignmentAt("available")]),
    sending: { consignment: "consignment-available", intent: "withdraw" },
  },
  play: async ({ canvas }) => {
    await openDetails(canvas);
    await userEvent.click(canvas.getByText("Withdraw"));
    await expect(canvas.getByRole("button", { name: /^Withdraw / })).toHaveAttribute("aria-busy", "true");
  },
});

export const PriceRequested = meta.story({
  args: {
    consigned: onePage([consignmentAt("listed", { requestedPrice: cents(1_100_00) })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asks to sell it for \$1,100 or more, instead of \$1,350/)).toBeVisible();
    await expect(canvas.getByText(/At \$1,100 your share is \$660/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Accept $1,100" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Decline" })).toBeVisible();
  },
});

export const ConfirmingPrice = meta.story({
  args: {
    consigned: onePage([consignmentAt("listed", { requestedPrice: cents(1_100_00) })]),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const submitted: unknown[] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    const open = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Accept $1,100" }));
      return within(await page.findByRole("dialog", { name: "Accept $1,100?" }));
    };
    await userEvent.click((await open()).getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(submitted).toEqual([]);
    await userEvent.click((await open()).getByRole("button", { name: "Accept lower price" }));
    await expect(submitted).toEqual([
      { consignment: "consignment-listed", price: "110000", intent: "accept-price" },
    ]);
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    const dialog = await open();
    await dialog.findByText(/changes from \$1,350 to \$1,100.*your share is \$660/);
  },
});

export const Submitted = meta.story({
  args: {
    offered: true,
    consigned: onePage([consignmentAt("submitted")]),
    own: onePage([]),
  },
});

export const PriceDeclined = meta.story({
  parameters: { pictures: "none" },
  args: { done: "You declined $700. The agreed price stays, and the shop is notified." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^You declined \$700\./);
  },
});

export const RequestFailed = meta.story({
  args: {
    problem: "Something changed in the meantime",
    consigned: onePage([consignmentAt("collected")]),
  },
});

export const LongContent = meta.story({
  args: {
    consigned: onePage([
      consignmentAt("accepted", {
        title:
          "Grandmother’s eighteenth-century serpentine-front bachelor’s chest with its original Rhineland brasses",
        takenBy: {
          firstName: "The Old Warehouse Restoration and Upholstery Company",
          slug: "old-warehouse",
        },
      }),
    ]),
  },
});

export const Empty = meta.story({
  args: { consigned: onePage([]), own: onePage([]) },
});

export const NothingListed = meta.story({
  args: { list: "own", own: onePage([]) },
});

export const Loading = meta.story({
  args: { consigned: { state: "loading" }, own: { state: "loading" } },
});

export const Error = meta.story({
  args: { consigned: { state: "failed" }, own: { state: "failed" } },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole("button", { name: "Try again" });
    if (first) await userEvent.click(first);
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
