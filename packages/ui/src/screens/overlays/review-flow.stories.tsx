import { createApi } from "@heirloop/api-client/http/http-client";
import { createHandlers } from "@heirloop/api-client/mocks/handlers";
import { problem, problemAnswer } from "@heirloop/api-client/mocks/mock-problem";
import { createMockWorld } from "@heirloop/api-client/mocks/mock-world";
import { brand } from "@heirloop/contract/brand/brand";
import { idSchema, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { accountIds } from "@heirloop/demo/account/accounts";
import { connectReviewModal } from "@heirloop/machines/review-modal/review-modal.connect";
import { reviewModalMachine, type ReviewSource } from "@heirloop/machines/review-modal/review-modal.machine";
import { useMachine } from "@xstate/react";
import { http } from "msw";
import { useEffect, useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromPromise } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { ExternalReviewModal } from "./external-review-modal.tsx";
import { ReviewModal } from "./review-modal.tsx";

/** The shopper's purchase to review. */
const toReview = createMockWorld().reviews.find(
  ({ buyerId, sellerRating }) => buyerId === accountIds.shopper && sellerRating === null,
);

type Owing = "shopper" | "studio" | "newcomer";
type ReviewFlowProps = {
  who: Owing;
  /** Where the button asks for a review. */
  source: ReviewSource;
};

/** The machine as the app runs it, for somebody of the demo world: the shopper has bought, the studio has sold, the newcomer owes nothing. */
function ReviewFlow({ who, source }: ReviewFlowProps) {
  const [reports, setReports] = useState<readonly string[]>([]);
  const provided = useMemo(() => {
    const api = createApi({ prefix: window.location.origin, token: () => who, retry: 0 });
    return reviewModalMachine.provide({
      actors: {
        owed: fromPromise(() => api.call(reviewEndpoints.pending)),
        requested: fromPromise(({ input: { source } }) =>
          "order" in source
            ? api.call(reviewEndpoints.ofOrder, { params: { orderId: orderIdSchema.parse(source.order) } })
            : api.call(notificationEndpoints.review, {
                body: { notification: idSchema.parse(source.notification) },
              }),
        ),
        submit: fromPromise(({ input: { id, about, rating, feedback } }) =>
          api
            .call(reviewEndpoints.submit, {
              body: { id: idSchema.parse(id), [about]: { rating, feedback } },
            })
            .then(({ publication }) => publication),
        ),
        decline: fromPromise(({ input }) =>
          api.call(reviewEndpoints.decline, { params: { id: idSchema.parse(input.id) } }),
        ),
      },
      actions: { showAlert: (_, { message }) => setReports((before) => [...before, message]) },
    });
  }, [who]);
  const [snapshot, send] = useMachine(provided);
  useEffect(() => send({ type: "SIGNED_IN", snoozed: false }), [send]);
  const view = connectReviewModal(snapshot);
  return (
    <BesideMachine machine={reviewModalMachine} value={snapshot.value}>
      <Stack gap="xs" align="start">
        <Text tone="soft">{`The request shows: ${view.shows}`}</Text>
        {reports.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Button onClick={() => send({ type: "OPEN_REQUEST", source })}>
          {"order" in source ? "Leave a review" : "Follow a notification"}
        </Button>
      </Stack>
      {view.shows === "form" && (
        <ReviewModal
          {...view}
          onRate={(rating) => send({ type: "RATE", rating })}
          onWrite={(feedback) => send({ type: "WRITE", feedback })}
          onSubmit={() => send({ type: "SUBMIT" })}
          onNotNow={() => send({ type: "NOT_NOW" })}
          onDismiss={() => send({ type: "DISMISS" })}
        />
      )}
      {view.shows === "external" && (
        <ExternalReviewModal
          firstName={view.firstName}
          site={brand.reviewSite}
          onDone={() => send({ type: "DONE" })}
        />
      )}
    </BesideMachine>
  );
}

const shopper: ReviewFlowProps = { who: "shopper", source: { order: toReview?.orderId ?? "" } };

const meta = preview.meta({
  component: ReviewFlow,
  title: "Flows/Review request",
  args: shopper,
  beforeEach: ({ msw }) => {
    const world = createMockWorld();
    for (const who of ["shopper", "studio", "newcomer"] as const)
      world.sessions.set(who, { userId: accountIds[who], impersonatedBy: null });
    msw.use(...createHandlers(world));
  },
});

const getPage = (element: HTMLElement) => within(element.ownerDocument.body);

export const PurchaseReviewed = meta.story({
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await page.findByRole("dialog", { name: /How was your purchase from/ });
    await userEvent.click(page.getByRole("button", { name: "Send review" }));
    await page.findByText("Choose 1 to 5 stars");
    await userEvent.click(page.getByRole("radio", { name: "4 stars" }));
    await userEvent.type(page.getByRole("textbox"), "As it was told.");
    await userEvent.click(page.getByRole("button", { name: "Send review" }));
    await page.findByRole("link", { name: "Write a public review" });
    await userEvent.click(page.getByRole("button", { name: "Done" }));
    await page.findByText("The request shows: nothing");
    await userEvent.click(page.getByRole("button", { name: "Leave a review" }));
    await page.findByText("You have already reviewed this order");
  },
});

export const SaleReviewed = meta.story({
  args: { who: "studio" },
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await page.findByRole("dialog", { name: /How was your sale to/ });
    await userEvent.click(page.getByRole("radio", { name: "3 stars" }));
    await userEvent.click(page.getByRole("button", { name: "Send review" }));
    await page.findByText("Thank you for your review!");
  },
});

export const RequestFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${reviewEndpoints.submit.path}`, () => problemAnswer(problem("server-error")), {
        once: true,
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "2 stars" }));
    await userEvent.type(page.getByRole("textbox"), "It came late.");
    await userEvent.click(page.getByRole("button", { name: "Send review" }));
    await page.findByText("Server error");
    await expect(page.getByRole("textbox")).toHaveValue("It came late.");
    await userEvent.click(page.getByRole("button", { name: "Send review" }));
    await page.findByText("Thank you for your review!");
  },
});

export const DeclineFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get("*/api/other/review/no-review/:id", () => problemAnswer(problem("server-error")))),
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    const close = async () => {
      await userEvent.click(await page.findByRole("button", { name: "Not now" }));
      await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    };
    await close();
    await userEvent.click(page.getByRole("button", { name: "Leave a review" }));
    await close();
  },
});

export const NothingToReview = meta.story({
  args: { who: "newcomer", source: { notification: "no-such-notification" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Follow a notification/ }));
    await canvas.findByText("Not found");
  },
});
