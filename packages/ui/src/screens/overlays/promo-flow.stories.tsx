import { createApi } from "@heirloop/api-client/http/http-client";
import { createHandlers } from "@heirloop/api-client/mocks/handlers";
import { problem, problemAnswer } from "@heirloop/api-client/mocks/mock-problem";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { connectPromoModal } from "@heirloop/machines/promo-modal/promo-modal.connect";
import { promoModalMachine } from "@heirloop/machines/promo-modal/promo-modal.machine";
import { useMachine } from "@xstate/react";
import { http } from "msw";
import { useMemo, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { fromPromise } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { PromoModal } from "./promo-modal.tsx";
import { PromoPill } from "../../patterns/announcement-bar/promo-pill.tsx";

const api = createApi({ prefix: window.location.origin, token: () => undefined, retry: 0 });

/** The machine as the app runs it, five seconds after loading. */
function PromoFlow() {
  const [reports, setReports] = useState<readonly string[]>([]);
  const provided = useMemo(() => {
    const tell = (line: string) => setReports((before) => [...before, line]);
    return promoModalMachine.provide({
      actors: {
        sendCode: fromPromise(({ input }) => api.call(promoEndpoints.request, { body: input })),
      },
      actions: {
        saveSent: () => tell("saved for the next visit"),
        showSent: (_, { message }) => tell(message),
        trackSent: () => tell("promo_code_sent"),
      },
    });
  }, []);
  const [snapshot, send] = useMachine(provided, {
    input: {
      pathname: "/",
      signedIn: false,
      alreadySent: false,
      dismissed: null,
      sinceLoad: constants.promoDelay,
    },
  });
  const view = connectPromoModal(snapshot);
  return (
    <BesideMachine machine={promoModalMachine} value={snapshot.value}>
      <Stack gap="xs">
        <Text tone="soft">{`The offer shows: ${view.shows}`}</Text>
        {reports.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      {view.shows === "pill" && (
        <PromoPill onOpen={() => send({ type: "OPEN" })} onDismiss={() => send({ type: "DISMISS_PILL" })} />
      )}
      {(view.shows === "claim" || view.shows === "email") && (
        <PromoModal
          step={view.shows === "claim" ? { name: "claim" } : { ...view, name: "email" }}
          onClaim={() => send({ type: "CLAIM" })}
          onType={(email) => send({ type: "TYPE", email })}
          onSubmit={() => send({ type: "SUBMIT" })}
          onDismiss={() => send({ type: "DISMISS" })}
        />
      )}
    </BesideMachine>
  );
}

const meta = preview.meta({
  component: PromoFlow,
  title: "Flows/Promo offer",
  beforeEach: ({ msw }) => msw.use(...createHandlers()),
});

const getPage = (element: HTMLElement) => within(element.ownerDocument.body);

export const CodeSent = meta.story({
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Claim Offer" }));
    await userEvent.keyboard("{Enter}");
    await page.findByText("Add email first");
    await userEvent.keyboard("maren{Enter}");
    await page.findByText("Please enter a valid email address");
    await userEvent.keyboard("@example.com{Enter}");
    await page.findByText("Promo code sent!");
    await expect(page.queryByRole("dialog")).toBeNull();
    await page.findByText("saved for the next visit");
    await page.findByText("promo_code_sent");
  },
});

export const DismissedAndReopened = meta.story({
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Claim Offer" }));
    await userEvent.keyboard("maren@{Escape}");
    await userEvent.click(await page.findByRole("button", { name: "Take $30 off" }));
    await expect(await page.findByLabelText("Email")).toHaveValue("maren@");
  },
});

export const RequestFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${promoEndpoints.request.path}`, () => problemAnswer(problem("rate-limited")), {
        once: true,
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Claim Offer" }));
    await userEvent.keyboard("maren@example.com{Enter}");
    await page.findByText("Too many tries; please wait a little");
    await userEvent.click(page.getByRole("button", { name: "Send my code" }));
    await page.findByText("Promo code sent!");
  },
});
