import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, createAccount, maren, opal, prairie, tobias } from "../../fixtures/admin.ts";
import { AdminScreen, type AdminScreenProps } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Accounts",
  parameters: { frame: "screen" },
  args: {
    ...adminPage,
    accounts: { state: "ready", value: [maren, prairie, tobias, opal] },
  } satisfies AdminScreenProps,
});

export const Accounts = meta.story({
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("row", { name: /Maren/ })).getByText("Individual")).toBeVisible();
  },
});

export const Blocking = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Block Maren Holt" }));
    await userEvent.click(await screen.findByRole("button", { name: "Block this account" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});

/** Asks how the owner has proved who they are. */
export const TurningOffTwoStep = meta.story({
  args: {
    accounts: {
      state: "ready",
      value: [createAccount("odessa", "Odessa", "Quill", { twoStep: true }), maren],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Turn off two-step verification of Odessa Quill" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Turn off" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});

/** A closed account stays blocked, which nobody can change. */
export const ClosedAccount = meta.story({
  args: {
    accounts: {
      state: "ready",
      value: [maren, createAccount("former", "Former member", "", { blocked: true, closed: true })],
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("row", { name: /Former member/ }));
    await expect(row.getByText("Closed")).toBeVisible();
    await expect(row.queryByText("Blocked")).toBeNull();
    await expect(row.queryByRole("button", { name: /block/i })).toBeNull();
  },
});

/** More match than are listed. */
export const ManyAccounts = meta.story({
  args: {
    accounts: {
      state: "ready",
      value: Array.from({ length: constants.accountsFound }, (_, at) =>
        createAccount(`holt-${at}`, "Maren", `Holt ${at + 1}`),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These are the first 50 by name/)).toBeVisible();
  },
});

export const NoAccountsFound = meta.story({
  args: { keyword: "zzz", accounts: { state: "ready", value: [] } },
});

export const Blocked = meta.story({ args: { answer: { done: "Maren Holt is blocked." } } });

export const RequestFailed = meta.story({ args: { answer: { problem: "Permission denied" } } });

export const AccountsError = meta.story({ args: { accounts: { state: "failed" } } });

export const Loading = meta.story({ args: { accounts: { state: "loading" } } });
