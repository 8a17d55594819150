import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { auditEntrySchema, type AuditEntry, type AuditPage } from "@heirloop/contract/admin/admin.endpoints";
import { expect, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, maren, opal } from "../../fixtures/admin.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Audit",
  parameters: { frame: "screen" },
  args: adminPage,
});

const entry = (id: string, action: string, detail: string | null = null) =>
  auditEntrySchema.parse({
    _id: `audit-${id}-0001`,
    admin: opal,
    account: maren,
    action,
    detail,
    date: storyNow,
  });

const auditPage = (entries: AuditEntry[], total = entries.length): AuditPage => ({
  entries,
  total,
  page: 1,
  totalPages: Math.max(1, Math.ceil(total / constants.auditEntriesPerPage)),
});

export const Audit = meta.story({
  args: {
    audit: {
      state: "ready",
      value: auditPage([
        entry("4", "leave"),
        entry("3", "PUT /api/favorites/LAHD-2026"),
        entry("2", "enter"),
        entry("1", "block", "Asked buyers to pay outside of Heirloop, twice after a warning."),
      ]),
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

export const AuditOfAccount = meta.story({
  args: {
    auditedAccount: maren._id,
    audit: { state: "ready", value: auditPage([entry("4", "leave"), entry("2", "enter")], 120) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Only this account")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      `/admin?tab=audit&account=${maren._id}&page=2`,
    );
    await expect(canvas.getByRole("link", { name: "Show all accounts" })).toHaveAttribute(
      "href",
      "/admin?tab=audit",
    );
  },
});

export const AuditEmpty = meta.story({
  args: { audit: { state: "ready", value: auditPage([]) } },
});

export const AuditError = meta.story({ args: { audit: { state: "failed" } } });
