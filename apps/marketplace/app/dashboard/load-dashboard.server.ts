import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { consignmentListSchema } from "@heirloop/contract/consignment/consignment.schema";
import { dashboardEndpoints, dashboardProductLists } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { permittedConsignmentEvents } from "@heirloop/machines/consignment/consignment-transition";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { redirect, type RouterContextProvider } from "react-router";
import { loadable } from "../api/loadable.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import { loadPayouts } from "../payouts/load-payouts.server.ts";
import { loadActivity } from "./load-activity.server.ts";

type Served = { request: Request; context: Readonly<RouterContextProvider> };

const tabs = ["home", "products", "shop_details", "payouts", "consignments"] as const;

const asIs = <T>(value: T): T => value;

type Paged = Loadable<{ paginationData: { currentPage: number; totalPages: number } }>;

/** An old URL may name a page that no longer exists: redirect to the last one. */
function leadToLast(paged: Paged, getAddress: (page: number) => string): void {
  if (paged.state !== "ready") return;
  const { currentPage, totalPages } = paged.value.paginationData;
  if (currentPage > totalPages) throw redirect(getAddress(totalPages));
}

async function loadProducts({ request, context }: Served, parameters: URLSearchParams) {
  const list = dashboardProductLists.find((name) => name === parameters.get("list")) ?? "all";
  const keyword = (parameters.get("keyword") ?? "").trim().slice(0, 200);
  const api = serverApi(context);
  const parsedId = idSchema.safeParse(parameters.get("import"));
  // Before the products: a page that shows an import as done must show its pieces, as it polls no more.
  const imported = parsedId.success
    ? await loadable(
        api.call(listingEndpoints.importStatus, { params: { id: parsedId.data } }),
        request,
        (state) => ({ id: parsedId.data, state }),
      )
    : null;
  const products = await loadable(
    api.call(dashboardEndpoints.products, {
      params: { page: String(parsePageNumber(parameters)), type: list },
      query: { keyword },
    }),
    request,
    asIs,
  );
  leadToLast(products, (page) => pageUrls.dashboardProducts({ list, keyword: keyword || undefined, page }));
  return {
    tab: "products" as const,
    list,
    keyword,
    products,
    imported: imported?.state === "ready" ? imported.value : null,
  };
}

async function loadConsignments({ request, context }: Served, parameters: URLSearchParams, now: string) {
  const parsedList = consignmentListSchema.safeParse(parameters.get("list"));
  const list = parsedList.success ? parsedList.data : "available";
  const keyword = (parameters.get("keyword") ?? "").trim().slice(0, 200);
  const consignments = await loadable(
    serverApi(context).call(consignmentEndpoints.list, {
      params: { page: String(parsePageNumber(parameters)), type: list },
      query: { keyword },
    }),
    request,
    ({ paginationData, consignments: found }) => ({
      paginationData,
      consignments: found.map((consignment) => ({
        consignment,
        actions: permittedConsignmentEvents(consignment, "holder", now),
      })),
    }),
  );
  leadToLast(consignments, (page) =>
    pageUrls.dashboardConsignments({ list, keyword: keyword || undefined, page }),
  );
  return { tab: "consignments" as const, list, keyword, consignments };
}

async function loadPart(served: Served, now: string) {
  const parameters = new URL(served.request.url).searchParams;
  const api = serverApi(served.context);
  switch (tabs.find((tab) => tab === parameters.get("tab")) ?? "home") {
    case "home": {
      const [summary, activity] = await Promise.all([
        loadable(api.call(dashboardEndpoints.summary), served.request, asIs),
        loadActivity(served, parameters.get("activity")),
      ]);
      return { tab: "home" as const, summary, ...activity };
    }
    case "products":
      return loadProducts(served, parameters);
    case "shop_details":
      return { tab: "shop_details" as const };
    case "payouts":
      return { tab: "payouts" as const, ...(await loadPayouts(served)) };
    case "consignments":
      return loadConsignments(served, parameters, now);
  }
}

/** Loads the open tab of a shop's dashboard. Users without a shop are redirected to their own listings. */
export async function loadDashboard(served: Served) {
  requireSignedIn(served);
  const api = serverApi(served.context);
  const now = new Date().toISOString();
  try {
    const user = await api.call(authEndpoints.me);
    if (!user.isBusiness) throw redirect(pageUrls.yourListings());
    const [shop, part] = await Promise.all([
      api.call(profileEndpoints.get, { params: { slug: user.slug } }),
      loadPart(served, now),
    ]);
    return { user, shop, part, now };
  } catch (error) {
    if (error instanceof Response) throw error;
    return throwPageError(error, served.request);
  }
}
