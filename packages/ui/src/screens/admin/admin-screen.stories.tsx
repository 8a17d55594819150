import { accountSchema, auditEntrySchema } from "@heirloop/contract/admin/admin.endpoints";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { AdminScreen, type AdminScreenProps } from "./admin-screen.tsx";

const account = (id: string, firstName: string, lastName: string, rest: object = {}) =>
  accountSchema.parse({
    _id: `user-${id}-00001`,
    firstName,
    lastName,
    email: `${firstName}@example.com`.toLowerCase(),
    isBusiness: false,
    admin: false,
    blocked: false,
    since: "2026-03-02T09:00:00.000Z",
    ...rest,
  });
const maren = account("maren", "Maren", "Holt");
const accounts = [
  maren,
  account("prairie", "Prairie", "Modern", { isBusiness: true }),
  account("tobias", "Tobias", "Lindqvist-Fernández de la Cruz", { blocked: true }),
  account("opal", "Opal", "Reyes", { admin: true }),
];
const entry = (id: string, action: string, detail: string | null = null) =>
  auditEntrySchema.parse({
    _id: `audit-${id}-0001`,
    admin: account("opal", "Opal", "Reyes"),
    account: maren,
    action,
    detail,
    date: storyNow,
  });

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin",
  parameters: { frame: "screen" },
  args: {
    keyword: "",
    accounts: { state: "ready", value: accounts },
    audit: null,
    onRetry: fn(),
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
export const NobodyFound = meta.story({
  args: { keyword: "zzz", accounts: { state: "ready", value: [] } },
});
export const Blocked = meta.story({ args: { answer: { done: "Maren Holt is blocked." } } });
export const Refused = meta.story({ args: { answer: { problem: "Permission denied" } } });
export const Failed = meta.story({ args: { accounts: { state: "failed" } } });
export const Loading = meta.story({ args: { accounts: { state: "loading" } } });
export const Audit = meta.story({
  args: {
    accounts: null,
    audit: {
      state: "ready",
      value: [
        entry("4", "leave"),
        entry("3", "PUT /api/favorites/LAHD-2026"),
        entry("2", "enter"),
        entry("1", "block", "Asked buyers to pay outside of Heirloop, twice after a warning."),
      ],
    },
  },
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByRole("row", { name: /Opal Reyes.*Maren Holt/ });
    if (!newest) throw new Error("The audit is empty.");
    await expect(within(newest).getByRole("link", { name: "maren@example.com" })).toHaveAttribute(
      "href",
      "/admin?find=maren%40example.com",
    );
  },
});
export const EmptyAudit = meta.story({ args: { accounts: null, audit: { state: "ready", value: [] } } });
export const FailedAudit = meta.story({ args: { accounts: null, audit: { state: "failed" } } });
