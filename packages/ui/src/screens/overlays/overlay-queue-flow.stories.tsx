import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { connectOverlayQueue } from "@heirloop/machines/overlay-queue/overlay-queue.connect";
import { overlayQueueMachine } from "@heirloop/machines/overlay-queue/overlay-queue.machine";
import { useActorRef, useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SimulatedClock } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../components/button/button.tsx";
import { Drawer } from "../../components/drawer/drawer.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { type OverlaySlots, OverlaySlotsProvider } from "../../theme/overlay-slots.tsx";
import { BlockedOverlay } from "../notices/blocked-overlay.tsx";
import { OnboardingModal } from "./onboarding-modal.tsx";
import { PromoModal } from "./promo-modal.tsx";
import { ReviewModal } from "./review-modal.tsx";

const clock = new SimulatedClock();
const nothing = (): undefined => undefined;

type Open = "blocked" | "drawer" | "onboarding" | "review" | "promo";
type QueueFlowProps = { pathname: string; search: string; open: readonly Open[] };

/** Everything that is open wants to stand over the page; the queue says which of it does. */
function QueueFlow({ pathname, search, open: first }: QueueFlowProps) {
  const queue = useActorRef(overlayQueueMachine, { clock, input: { pathname, search } });
  const value = useSelector(queue, (snapshot) => snapshot.value);
  const [open, setOpen] = useState<readonly Open[]>(first);
  const close = (what: Open) => () => setOpen((before) => before.filter((one) => one !== what));
  const turns = useMemo<OverlaySlots>(
    () => ({
      request: (id, kind) => queue.send({ type: "REQUEST", request: { id, kind } }),
      withdraw: (id) => queue.send({ type: "WITHDRAW", id }),
      subscribe(onChange) {
        const subscription = queue.subscribe(onChange);
        return () => subscription.unsubscribe();
      },
      shown: () => connectOverlayQueue(queue.getSnapshot()),
    }),
    [queue],
  );
  return (
    <OverlaySlotsProvider slots={turns}>
      <BesideMachine machine={overlayQueueMachine} value={value}>
        <Stack gap="s" align="start">
          <Button onClick={() => setOpen((before) => [...before, "drawer"])}>Open messages</Button>
        </Stack>
        <Drawer title="Messages" open={open.includes("drawer")} onOpenChange={close("drawer")}>
          What the seller wrote.
        </Drawer>
        {open.includes("blocked") && <BlockedOverlay />}
        {open.includes("onboarding") && (
          <OnboardingModal starting={false} onStart={nothing} onClose={close("onboarding")} />
        )}
        {open.includes("review") && (
          <ReviewModal
            about="seller"
            firstName="Prairie Modern"
            listings={[]}
            rating={null}
            feedback=""
            submitting={false}
            onRate={nothing}
            onWrite={nothing}
            onSubmit={nothing}
            onNotNow={close("review")}
            onDismiss={close("review")}
          />
        )}
        {open.includes("promo") && (
          <PromoModal
            step={{ name: "claim" }}
            onClaim={nothing}
            onType={nothing}
            onSubmit={nothing}
            onDismiss={close("promo")}
          />
        )}
      </BesideMachine>
    </OverlaySlotsProvider>
  );
}

const home = { pathname: "/", search: "" };

const meta = preview.meta({ component: QueueFlow, title: "Flows/Overlay queue" });

const getPage = (element: HTMLElement) => within(element.ownerDocument.body);
const rest = (): void => clock.increment(constants.overlayQuietMoment);

/** The only dialog in the page has this name. It fades in: its first frame is not visible yet. */
async function onlyDialog(element: HTMLElement, name: RegExp): Promise<void> {
  await waitFor(() => expect(getPage(element).getAllByRole("dialog")).toHaveLength(1));
  await waitFor(() => expect(getPage(element).getByRole("dialog", { name })).toBeVisible());
}

/** The request waits until the drawer was closed and a quiet moment has passed. */
export const ReviewAfterDrawer = meta.story({
  args: { ...home, open: ["drawer", "review"] },
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    rest();
    await onlyDialog(canvasElement, /Messages/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    rest();
    await onlyDialog(canvasElement, /How was your purchase from/);
  },
});

/** What opens by itself comes one after the other, the most important first. */
export const OneAtATime = meta.story({
  args: { ...home, open: ["promo", "review", "onboarding"] },
  play: async ({ canvasElement }) => {
    const page = getPage(canvasElement);
    for (const name of [/onboarding/i, /How was your purchase from/, /off your first piece/]) {
      rest();
      await onlyDialog(canvasElement, name);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    }
  },
});

/** The notice of a blocked account stands alone. */
export const Blocked = meta.story({
  args: { ...home, open: ["drawer", "review", "promo", "blocked"] },
  play: async ({ canvasElement }) => {
    rest();
    await onlyDialog(canvasElement, /Your account is blocked/);
  },
});

/** An address that asks for a conversation is answered first. */
export const DelayedByLink = meta.story({
  args: { pathname: "/explore", search: "?listing=piece-1", open: ["review"] },
  play: async ({ canvasElement }) => {
    rest();
    await expect(getPage(canvasElement).queryByRole("dialog")).toBeNull();
  },
});
