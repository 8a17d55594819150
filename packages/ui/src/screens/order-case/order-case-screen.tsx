import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { OrderCaseReason } from "@heirloop/contract/order/order-case-status";
import type { OrderCase } from "@heirloop/contract/order-case/order-case.schema";
import { Container } from "../../components/container/container.tsx";
import { Countdown } from "../../components/countdown/countdown.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { getOrderTitle } from "../../patterns/order/order-copy.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";
import { CaseView, type CaseViewProps } from "./case-view.tsx";
import * as styles from "./order-case-screen.css.ts";
import { ReportForm, type ReportValues } from "./report-form.tsx";

/** The open form, the case, or why there is neither. */
export type CaseContent =
  | { kind: "report"; reasons: readonly OrderCaseReason[]; until: string; paid: number }
  | { kind: "case"; case: OrderCase }
  | { kind: "closed"; reason: string };

export type OrderCaseScreenProps = Omit<CaseViewProps, "orderCase"> & {
  content: CaseContent;
  problem?: string | undefined;
  /** Where the order is listed. */
  orderHref: string;
};

/** `/cases/{orderId}`: a reported problem with an order, or the form to report one. */
export function OrderCaseScreen({
  order,
  viewer,
  content,
  accounts,
  answer,
  problem,
  sending,
  orderHref,
  pictures,
  now,
}: OrderCaseScreenProps) {
  const reported: ReportValues | undefined =
    answer?.type === "report"
      ? {
          reason: answer.values["reason"] ?? "",
          description: answer.values["description"] ?? "",
          solution: answer.values["solution"] ?? "",
          amount: answer.values["amount"] ?? "",
        }
      : undefined;
  return (
    <Container width="work">
      <PageLayout>
        <BackLink href={orderHref}>{viewer === "admin" ? "All cases" : "The order"}</BackLink>
        <Stack gap="xs">
          <Heading level={1}>{content.kind === "report" ? "Report a problem" : "Reported problem"}</Heading>
          <Text tone="soft">{getOrderTitle(order)}</Text>
        </Stack>
        <ProblemBanner problem={problem} />
        {content.kind === "closed" && <Text measure>{content.reason}</Text>}
        {content.kind === "report" && (
          <div className={styles.form}>
            <Stack gap="l">
              <Text measure>
                The seller has {formatDuration(constants.caseAnswer)} to answer, and is not paid until this is
                settled. If you cannot agree, we decide.
              </Text>
              <Text size="small" tone="warning">
                Time left to report: <Countdown until={content.until} now={now} />
              </Text>
              <ReportForm
                reasons={content.reasons}
                paid={content.paid}
                values={reported}
                errors={answer?.type === "report" ? answer.errors : {}}
                pictures={pictures}
                busy={sending === "report"}
              />
            </Stack>
          </div>
        )}
        {content.kind === "case" && (
          <CaseView
            orderCase={content.case}
            {...{ order, viewer, accounts, answer, sending, pictures, now }}
          />
        )}
      </PageLayout>
    </Container>
  );
}
