import type { BrandReview } from "@heirloop/contract/admin/brand-review.endpoints";
import type {
  Account,
  AuditPage,
  BlockedOrder,
  DisputedPayment,
  HeldReview,
  PaidOrder,
  ReportedReview,
} from "@heirloop/contract/admin/admin.endpoints";
import type {
  FoundListing,
  ReportedListing,
  TakenDownPage,
} from "@heirloop/contract/admin/reported-listing.endpoints";
import type { StuckPaymentPage } from "@heirloop/contract/admin/stuck-payment.endpoints";
import type { ListedCase } from "@heirloop/contract/order-case/order-case.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks } from "../../components/tabs/tab-links.tsx";
import { Text } from "../../components/text/text.tsx";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { AccountList } from "./account-list.tsx";
import { BrandList } from "./brand-list.tsx";
import { HeldReviewList } from "./held-review-list.tsx";
import { ReportedListingList } from "./reported-listing-list.tsx";
import { ReportedReviewList } from "./reported-review-list.tsx";
import { AuditList } from "./audit-list.tsx";
import { BlockedOrders } from "./blocked-orders.tsx";
import { CaseList } from "./case-list.tsx";
import { DisputedPayments } from "./disputed-payments.tsx";
import { PaidOrders } from "./paid-orders.tsx";
import { StuckPayments } from "./stuck-payments.tsx";
import { TakeDownSearch } from "./take-down-search.tsx";
import { TakenDownList } from "./taken-down-list.tsx";
import type { RefundAnswer } from "./refund-form.tsx";

/** The tabs and their names. */
export const adminTabs = {
  accounts: "Accounts",
  orders: "Orders",
  payments: "Payments",
  cases: "Cases",
  brands: "Brands",
  reports: "Reports",
  reviews: "Reviews",
  audit: "Audit",
} as const;

export type AdminResult = {
  /** The error message. */
  problem?: string | undefined;
  /** The success message. */
  done?: string | undefined;
  /** Answer to a refund. */
  refund?: RefundAnswer | undefined;
};

/**
 * Forms posted to its own address have `intent` (`enter`, `block`, `unblock`) and `id`, the account's, or `remove-order` and the order's, or
 * `publish-review` or `reject-review` and the review's, or `keep-reported` or `remove-reported` and the report's, or `keep-piece` or `take-down-piece` and the report's, or `take-down-found` or `allow-piece` and the piece's; `block`, `remove-order` and the last six have `reason`, too. The search is sent by get as `find`.
 * Decisions on brands are described at `BrandList`, refunds at `RefundForm`, stuck payments at `StuckPayments`, the search for paid orders at `PaidOrders` and that for pieces at `TakeDownSearch`.
 */
export type AdminScreenProps = {
  /** The current search for accounts, paid orders or a piece, on the tab that has one. */
  keyword: string;
  /** Null on the other tabs. */
  accounts: Loadable<readonly Account[]> | null;
  /** Null on the other tabs. */
  heldReviews: Loadable<readonly HeldReview[]> | null;
  /** Null on the other tabs. */
  reportedReviews: Loadable<readonly ReportedReview[]> | null;
  /** Null on the other tabs. */
  reportedListings: Loadable<readonly ReportedListing[]> | null;
  /** The piece that was searched for; null without a search, and on the other tabs. */
  foundListing: Loadable<FoundListing | null> | null;
  /** Null on the other tabs. */
  takenDown: Loadable<TakenDownPage> | null;
  /** Null on the other tabs. */
  orders: Loadable<readonly BlockedOrder[]> | null;
  /** Null on the other tabs. */
  disputes: Loadable<readonly DisputedPayment[]> | null;
  /** Null on the other tabs. */
  cases: Loadable<readonly ListedCase[]> | null;
  /** Null on the other tabs. */
  paidOrders: Loadable<readonly PaidOrder[]> | null;
  /** Null on the other tabs. */
  payments: Loadable<StuckPaymentPage> | null;
  /** Null on the other tabs. */
  audit: Loadable<AuditPage> | null;
  /** The account whose audit is shown; null shows that of all. */
  auditedAccount: string | null;
  /** Null on the other tabs. */
  brands: Loadable<BrandReview> | null;
  /** Answer to the form that was sent last. */
  answer?: AdminResult | undefined;
  onRetry: () => void;
};

/** `/admin` */
export function AdminScreen({
  keyword,
  accounts,
  orders,
  disputes,
  paidOrders,
  payments,
  cases,
  heldReviews,
  reportedReviews,
  reportedListings,
  foundListing,
  takenDown,
  audit,
  auditedAccount,
  brands,
  answer,
  onRetry,
}: AdminScreenProps) {
  return (
    <Container>
      <PageLayout>
        <Stack gap="xs">
          <Heading level={1}>Admin</Heading>
          <Text tone="soft" measure>
            Find an account, enter it to help, or block it. Decide on brands that sellers added. Everything
            you do here, or inside an account, is recorded.
          </Text>
        </Stack>
        <TabLinks
          label="Admin"
          tabs={[
            { href: pageUrls.admin(), label: adminTabs.accounts, current: accounts !== null },
            { href: pageUrls.admin("orders"), label: adminTabs.orders, current: orders !== null },
            { href: pageUrls.admin("payments"), label: adminTabs.payments, current: payments !== null },
            { href: pageUrls.admin("cases"), label: adminTabs.cases, current: cases !== null },
            { href: pageUrls.admin("brands"), label: adminTabs.brands, current: brands !== null },
            { href: pageUrls.admin("reports"), label: adminTabs.reports, current: reportedListings !== null },
            { href: pageUrls.admin("reviews"), label: adminTabs.reviews, current: heldReviews !== null },
            { href: pageUrls.admin("audit"), label: adminTabs.audit, current: audit !== null },
          ]}
        />
        <ProblemBanner problem={answer?.problem} />
        {answer?.done && (
          <Banner tone="success" announce>
            {answer.done}
          </Banner>
        )}
        {accounts && <AccountList {...{ keyword, accounts, onRetry }} />}
        {disputes && <DisputedPayments {...{ disputes, onRetry }} />}
        {orders && <BlockedOrders {...{ orders, onRetry }} />}
        {paidOrders && <PaidOrders {...{ keyword, orders: paidOrders, answer: answer?.refund, onRetry }} />}
        {payments && <StuckPayments {...{ payments, onRetry }} />}
        {cases && <CaseList {...{ cases, onRetry }} />}
        {brands && <BrandList {...{ review: brands, onRetry }} />}
        {reportedListings && <TakeDownSearch {...{ keyword, found: foundListing, onRetry }} />}
        {reportedListings && <ReportedListingList {...{ listings: reportedListings, onRetry }} />}
        {takenDown && <TakenDownList {...{ takenDown, onRetry }} />}
        {reportedReviews && <ReportedReviewList {...{ reviews: reportedReviews, onRetry }} />}
        {heldReviews && <HeldReviewList {...{ reviews: heldReviews, onRetry }} />}
        {audit && <AuditList {...{ audit, onRetry }} account={auditedAccount} />}
      </PageLayout>
    </Container>
  );
}
