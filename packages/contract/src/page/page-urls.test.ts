import { expect, test } from "vitest";
import { consignmentUrls } from "./consignment-urls.ts";
import { pageUrls } from "./page-urls.ts";

const chair = { heirloopId: "a1b2c3d4", slug: "oak-chair" };

test.each([
  [pageUrls.product(chair), "/product/a1b2c3d4/oak-chair"],
  [pageUrls.askSeller(chair), "/product/a1b2c3d4/oak-chair#askSellerTarget"],
  [
    pageUrls.askSeller(chair, "Is it oak & old?"),
    "/product/a1b2c3d4/oak-chair?question=Is%20it%20oak%20%26%20old%3F#askSellerTarget",
  ],
  [pageUrls.category({}), "/collections"],
  [
    pageUrls.category({ category: "seating", subCategory: "chairs", type: "armchair" }),
    "/collections/seating/chairs/armchair",
  ],
  [pageUrls.collections("keyword=oak"), "/collections?keyword=oak"],
  [pageUrls.purchases("openOffers", "o-12345678"), "/purchases?selection=openOffers&order=o-12345678"],
  [pageUrls.purchases(), "/purchases"],
  [pageUrls.sales(undefined, "o-12345678"), "/sales?order=o-12345678"],
  [pageUrls.olderPurchases("openSales", "o-1"), "/purchases?selection=openSales&after=o-1"],
  [pageUrls.olderSales("closedSales", "o-1"), "/sales?selection=closedSales&after=o-1"],
  [pageUrls.chat("c/1"), "/orders?chat=c%2F1"],
  [pageUrls.sellerDashboard("shop_details"), "/seller-dashboard?tab=shop_details"],
  [
    pageUrls.dashboardProducts({ list: "search", keyword: "a & b", page: 2 }),
    "/seller-dashboard?tab=products&list=search&keyword=a%20%26%20b&page=2",
  ],
  [pageUrls.dashboardProducts({ page: 1, imported: "i-1" }), "/seller-dashboard?tab=products&import=i-1"],
  [pageUrls.dashboardConsignments({ list: "missed" }), "/seller-dashboard?tab=consignments&list=missed"],
  [pageUrls.yourListings(), "/your-listings"],
  [pageUrls.yourListings({ list: "own", page: 2 }), "/your-listings?list=own&page=2"],
  [consignmentUrls.own("c-1"), "/your-listings?consignment=c-1#consignment-c-1"],
  [
    consignmentUrls.shop({ _id: "c-1", title: "Oak & elm" }),
    "/seller-dashboard?tab=consignments&list=search&keyword=Oak%20%26%20elm#consignment-c-1",
  ],
  [pageUrls.editListing("a1b2c3d4"), "/edit/a1b2c3d4"],
  [pageUrls.help("Selling"), "/help?audience=Selling"],
  [pageUrls.contact(), "/contact"],
  [pageUrls.contact("order", "o-12345678"), "/contact?topic=order&about=o-12345678"],
  [pageUrls.reportListing("a1b2c3d4"), "/report-piece/a1b2c3d4"],
  [pageUrls.reportListing("a1b2c3d4", "1"), "/report-piece/a1b2c3d4?sent=1"],
  [pageUrls.reportedListings(2), "/admin?tab=reports&page=2"],
  [pageUrls.paidOrders("o-12345678"), "/admin?tab=orders&find=o-12345678"],
  [pageUrls.topPicks(), "/selections/top-picks"],
  [pageUrls.location("ny"), "/location/ny"],
])("%s", (url, expected) => {
  expect(url).toBe(expected);
});

test("encodes the path to return to after login in its parameter", () => {
  expect(pageUrls.login("/cart?a=1&next=//evil.example")).toBe(
    "/login?next=%2Fcart%3Fa%3D1%26next%3D%2F%2Fevil.example",
  );
});

test("gives every page without a parameter a unique URL", () => {
  const {
    home,
    login,
    register,
    cart,
    checkout,
    favorites,
    settings,
    purchases,
    sales,
    chats,
    brands,
    rooms,
    styles,
    explore,
    trade,
    blog,
    contact,
    impact,
    help,
  } = pageUrls;
  const paths = [
    home,
    login,
    register,
    cart,
    checkout,
    favorites,
    settings,
    purchases,
    sales,
    chats,
    brands,
    rooms,
    styles,
    explore,
    trade,
    blog,
    contact,
    impact,
    help,
  ].map((page) => page());
  expect(new Set(paths).size).toBe(paths.length);
});
