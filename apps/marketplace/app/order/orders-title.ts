import type { PurchaseSelection, SaleSelection } from "@heirloop/contract/order/order-status";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { getOrderTitle } from "@heirloop/ui/patterns/order/order-copy";
import { selectionNames } from "@heirloop/ui/patterns/order/selection-names";

type Shown = {
  opened: Loadable<Parameters<typeof getOrderTitle>[0]> | null;
  selection: PurchaseSelection | SaleSelection;
};

/** The title of a page of orders, with what differs first: the pieces of the opened order, or the tab. */
export function getOrdersTitle(page: string, shown: Shown | undefined): string {
  if (shown === undefined) return page;
  const { opened, selection } = shown;
  const part = opened?.state === "ready" ? getOrderTitle(opened.value) : selectionNames[selection];
  return `${part} · ${page}`;
}
