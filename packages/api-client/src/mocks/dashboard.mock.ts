import { countPages } from "@heirloop/contract/page/count-pages";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  dashboardEndpoints,
  type DashboardTaskKind,
  dashboardTaskKinds,
} from "@heirloop/contract/dashboard/dashboard.endpoints";
import { stageOfStatus } from "@heirloop/contract/order/order-status";
import { isAhead } from "@heirloop/contract/order/time-window";
import { listingFrom, ownListingFrom } from "@heirloop/demo/projection/listing-projection";
import { sellerSummaryFrom } from "@heirloop/demo/projection/party-projection";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoOrder } from "@heirloop/demo/records/order";
import { statusRules } from "@heirloop/machines/order/order-status-rules";
import { shopAddressProblem } from "@heirloop/machines/shop/shop-address";
import { countAvailable, countCollectionsToAnswer } from "./consignment.mock.ts";
import { countCasesOfSeller } from "./order-case.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import { timeZoneOf } from "./machine-order.ts";
import { listPayouts } from "./payout.mock.ts";
import { type MockWorld, storeAccount } from "./mock-world.ts";

const day = 24 * 60 * 60_000;
const perPage = 20;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const salesOf = ({ index }: MockWorld, { id }: DemoAccount) =>
  [...index.orders.values()].filter(({ sellerId }) => sellerId === id);

/** When an order that still stands was charged. */
const chargedAt = ({ payment, history, createdAt }: DemoOrder): string | null =>
  payment.status === "captured"
    ? (history.find(({ type }) => type === "approve" || type === "accept")?.at ?? createdAt)
    : null;

export function summaryOf(world: MockWorld, account: DemoAccount) {
  const today = Date.parse(`${world.now().slice(0, 10)}T00:00:00.000Z`);
  const names = Array.from({ length: 30 }, (_, at) =>
    new Date(today - (29 - at) * day).toISOString().slice(0, 10),
  );
  const sales = salesOf(world, account);
  const on = (name: string) => sales.filter((order) => chargedAt(order)?.startsWith(name));
  const days = names.map((name) => ({
    day: name,
    revenue: sum(on(name).map(({ breakdown }) => breakdown.items)),
    orders: on(name).length,
  }));
  const own = world.listings.filter(({ sellerId }) => sellerId === account.id);
  const tasks = (task: DashboardTaskKind) =>
    sales.filter(({ status }) => statusRules[status].sellerTask === task);
  const questions = world.questions
    .filter(
      ({ listingId, answer }) =>
        answer === null && own.some(({ id, status }) => id === listingId && status === "active"),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const askedAbout = own.find(({ id }) => id === questions[0]?.listingId);
  const counts: Record<DashboardTaskKind, number> = {
    cases: countCasesOfSeller(world, account.id),
    "no-shows": sales.filter(({ noShow }) => noShow?.by === "buyer" && !noShow.contested).length,
    requests: tasks("requests").length,
    offers: tasks("offers").filter(({ offer }) => offer?.turn === "seller").length,
    reschedules: sales.filter((order) => {
      const at = { now: world.now(), timeZone: timeZoneOf(world, order) };
      return order.reschedule?.by === "buyer" && isAhead(order.reschedule, at);
    }).length,
    schedules: tasks("schedules").length,
    shipments: tasks("shipments").length,
    collections: countCollectionsToAnswer(world, account),
    questions: questions.length,
    consignments: countAvailable(world, account),
  };
  return {
    activeListings: own.filter(({ status }) => status === "active").length,
    openOrders: sales.filter(({ status }) => stageOfStatus[status] === "open").length,
    soldLast30Days: sum(names.flatMap((name) => on(name).map(({ listings }) => listings.length))),
    revenueLast30Days: sum(days.map(({ revenue }) => revenue)),
    pendingPayout: sum(
      listPayouts(world, account)
        .filter(({ status }) => status !== "arrived" && status !== "reversed")
        .map(({ amount }) => amount),
    ),
    days,
    tasks: dashboardTaskKinds.flatMap((kind) =>
      counts[kind] > 0
        ? [
            {
              kind,
              count: counts[kind],
              listing:
                kind === "questions" && askedAbout
                  ? { heirloopId: askedAbout.heirloopId, slug: askedAbout.slug }
                  : null,
            },
          ]
        : [],
    ),
  };
}

function changeSlug({ accounts, profileSlugs }: MockWorld, { id, slug: present }: DemoAccount, slug: string) {
  const owner = accounts.find((one) => one.slug === slug)?.id ?? profileSlugs.get(slug) ?? null;
  const had = [...profileSlugs].filter(([, userId]) => userId === id).map(([former]) => former);
  const used = new Set([...had, present, slug]);
  const message = shopAddressProblem({ shop: id, owner, used: used.size });
  if (message !== null)
    throw problem("state-conflict", { detail: message, errors: [{ path: "slug", message }] });
  for (const one of used) profileSlugs.set(one, id);
}

/** A shop's own view of itself. */
export const dashboardMocks: readonly MockRoute[] = [
  mock(dashboardEndpoints.summary, ({ caller, world }) => summaryOf(world, caller.account)),
  mock(dashboardEndpoints.products, ({ params: { page, type }, query, caller: { account }, world }) => {
    const own = world.listings
      .filter(({ sellerId }) => sellerId === account.id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    const count = (listStatus: string) => own.filter(({ status }) => status === listStatus).length;
    const words = type === "search" ? (query.keyword ?? "").toLowerCase().split(/\s+/) : [];
    const found = own.filter(
      ({ status, title, brand }) =>
        (type === "all" || type === "search" || status === type) &&
        words.every((word) => `${title} ${brand ?? ""}`.toLowerCase().includes(word)),
    );
    return {
      paginationData: { currentPage: page, totalPages: countPages(found.length, perPage) },
      counts: {
        all: own.length,
        active: count("active"),
        sold: count("sold"),
        inactive: count("inactive"),
      },
      listings: found
        .slice((page - 1) * perPage, page * perPage)
        .map((listing) => ownListingFrom(world.index, listing, account.id)),
    };
  }),
  mock(dashboardEndpoints.payouts, ({ caller, world }) => ({ payouts: listPayouts(world, caller.account) })),
  mock(dashboardEndpoints.editShop, ({ body, caller: { account }, world }) => {
    const { name, story, policies, logo, banner, slug, coordinates } = body;
    for (const [path, address] of Object.entries({ logo, banner }))
      if (typeof address === "string" && !address.startsWith("/pictures/"))
        throw badField(path, "Upload the picture first");
    if (slug !== undefined && slug !== account.slug) changeSlug(world, account, slug);
    const shop = account.shop ?? { name: account.firstName, story: "", logo: "", banner: "", policies: "" };
    const changed: DemoAccount = {
      ...account,
      slug: slug ?? account.slug,
      coordinates: coordinates ?? account.coordinates,
      shop: {
        name: name ?? shop.name,
        story: story ?? shop.story,
        policies: policies ?? shop.policies,
        logo: logo ?? shop.logo,
        banner: banner ?? shop.banner,
      },
    };
    storeAccount(world, changed);
    const own = (listStatus: string) =>
      world.listings
        .filter(({ sellerId, status }) => sellerId === account.id && status === listStatus)
        .map((listing) => listingFrom(listing, account.id));
    return {
      seller: sellerSummaryFrom(world.index, changed),
      story: changed.shop?.story || null,
      policies: changed.shop?.policies || null,
      banner: changed.shop?.banner || null,
      forSale: own("active").slice(0, constants.listingsPerProfilePage),
      forSaleCount: own("active").length,
      sold: own("sold").slice(0, constants.listingsPerProfilePage),
      soldCount: own("sold").length,
    };
  }),
];
