import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, maren, prairie } from "../../fixtures/admin.ts";
import { createCase } from "../../fixtures/order-cases.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Cases",
  parameters: { frame: "screen" },
  args: adminPage,
});

const listedCase = (status: OrderCaseStatus) => ({
  case: { ...createCase(status, "admin"), _id: `case-${status}` },
  pieces: ["Teak sideboard"],
  total: createCase(status, "admin").left,
  buyer: maren,
  seller: prairie,
});

export const Cases = meta.story({
  args: {
    cases: {
      state: "ready",
      value: (["escalated", "awaiting-seller", "returning"] as const).map(listedCase),
    },
  },
});

export const CasesEmpty = meta.story({ args: { cases: { state: "ready", value: [] } } });

export const CasesError = meta.story({ args: { cases: { state: "failed" } } });
