import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { ConsignmentList } from "@heirloop/contract/consignment/consignment.schema";
import { discountEndpoints } from "@heirloop/contract/discount/discount.endpoints";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { consignmentFrom, discountFrom } from "@heirloop/demo/projection/activity-projection";
import type { DemoAccount, DemoConsignment } from "@heirloop/demo/world/records";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem } from "./mock-problem.ts";

const perPage = 20;

/** In which of a business's three lists a consignment is; null when it was never offered to it. */
function listOf(
  one: DemoConsignment,
  business: DemoAccount,
  hubsWithBusiness: ReadonlySet<string>,
): Exclude<ConsignmentList, "search"> | null {
  if (one.acceptedBy === business.id) return "accepted";
  if (one.consignerId === business.id) return null;
  if (one.declinedBy.includes(business.id)) return "missed";
  if (one.hub !== business.hub && hubsWithBusiness.has(one.hub)) return null;
  if (one.status === "available") return "available";
  return one.acceptedBy !== null || one.status === "lapsed" ? "missed" : null;
}

const mentions = ({ title, kind, brand, place }: DemoConsignment, keyword: string) =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [title, kind, brand, place].join(" ").toLowerCase().includes(word));

/** What businesses, sellers and new customers have of their own. */
export const businessMocks: readonly MockRoute[] = [
  mock(
    consignmentEndpoints.list,
    ({
      params: { page, type },
      query: { keyword = "" },
      caller: { account },
      world: { index, accounts },
    }) => {
      const hubs = new Set<string>(accounts.filter(({ isBusiness }) => isBusiness).map(({ hub }) => hub));
      const found = index.world.consignments
        .filter((one) => {
          const list = listOf(one, account, hubs);
          return list !== null && (type === "search" || list === type) && mentions(one, keyword);
        })
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      const paginationData = {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(found.length / perPage)),
      };
      return {
        paginationData,
        consignments: found
          .slice((page - 1) * perPage, page * perPage)
          .map((one) => consignmentFrom(index, one)),
      };
    },
  ),
  mock(discountEndpoints.list, ({ caller, world }) => ({
    discounts: world.index.world.discounts
      .filter(({ email }) => email === caller.account.email)
      .map(discountFrom),
  })),
  // Where the server would mail a code.
  mock(promoEndpoints.request, () => undefined),
  mock(payoutEndpoints.onboarding, ({ caller, world }) => {
    if (caller.enteredBy !== null) throw problem("not-while-entered");
    return `https://payments.example/onboarding/${world.newId()}`;
  }),
];
