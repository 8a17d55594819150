import { createApi } from "@heirloop/api-client/http/http-client";
import { createHandlers } from "@heirloop/api-client/mocks/handlers";
import { problem, problemAnswer } from "@heirloop/api-client/mocks/mock-problem";
import { createMockWorld } from "@heirloop/api-client/mocks/mock-world";
import { payoutEndpoints } from "@heirloop/contract/payout/payout.endpoints";
import { accountIds } from "@heirloop/demo/account/accounts";
import { connectOnboardingModal } from "@heirloop/machines/onboarding-modal/onboarding-modal.connect";
import { onboardingModalMachine } from "@heirloop/machines/onboarding-modal/onboarding-modal.machine";
import { useMachine } from "@xstate/react";
import { http } from "msw";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromPromise } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { OnboardingModal } from "./onboarding-modal.tsx";

type Where = "https://payments.example" | "https://connect.stripe.com";

/** The machine on the dashboard of the demo world's shop; it writes down what it does with the tab. */
function OnboardingFlow({ trusted }: { trusted: Where }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const provided = useMemo(() => {
    const api = createApi({ prefix: window.location.origin, token: () => "shop", retry: 0 });
    const note = (line: string) => setDone((before) => [...before, line]);
    return onboardingModalMachine.provide({
      actors: { address: fromPromise(() => api.call(payoutEndpoints.onboarding)) },
      actions: {
        saveClosed: () => note("closed for good"),
        openTab: () => note("a tab opened"),
        showInTab: () => note("the tab shows the provider"),
        closeTab: () => note("the tab closed"),
        showAlert: (_, { message }) => note(message),
      },
    });
  }, []);
  const [snapshot, send] = useMachine(provided, {
    input: {
      facts: { closedFlag: null, onDashboard: true, authenticated: true, loaded: true, connected: false },
      trustedOrigins: [trusted],
    },
  });
  const view = connectOnboardingModal(snapshot);
  return (
    <BesideMachine machine={onboardingModalMachine} value={snapshot.value}>
      <Stack gap="xs">
        {done.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      {view.open && (
        <OnboardingModal
          starting={view.starting}
          onStart={() => send({ type: "START" })}
          onClose={() => send({ type: "CLOSE" })}
        />
      )}
    </BesideMachine>
  );
}

const meta = preview.meta({
  component: OnboardingFlow,
  title: "Flows/Onboarding",
  beforeEach: ({ msw }) => {
    const world = createMockWorld();
    world.sessions.set("shop", { userId: accountIds.shop, impersonatedBy: null });
    msw.use(...createHandlers(world));
  },
});

const getPage = (element: HTMLElement) => within(element.ownerDocument.body);
const start = async (page: ReturnType<typeof getPage>) =>
  userEvent.click(await page.findByRole("button", { name: "Let's do it!" }));

export const RedirectsToProvider = meta.story({
  args: { trusted: "https://payments.example" },
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await start(page);
    await page.findByText("a tab opened");
    await page.findByText("the tab shows the provider");
  },
});

export const RequestFailed = meta.story({
  args: { trusted: "https://payments.example" },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${payoutEndpoints.onboarding.path}`, () => problemAnswer(problem("onboarding-unavailable"))),
    ),
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await start(page);
    await page.findByText("Error starting Stripe onboarding");
    await page.findByText("the tab closed");
  },
});

export const UntrustedRedirect = meta.story({
  args: { trusted: "https://connect.stripe.com" },
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await start(page);
    await page.findByText("Error starting Stripe onboarding");
  },
});

export const Dismissed = meta.story({
  args: { trusted: "https://payments.example" },
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await page.findByText("closed for good");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
});
