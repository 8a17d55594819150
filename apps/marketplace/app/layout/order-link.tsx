import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { orderNotFoundText } from "@heirloop/machines/order-deep-link/order-page";
import { orderDeepLinkMachine } from "@heirloop/machines/order-deep-link/order-deep-link.machine";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage, isRefused } from "../api/error-message.ts";
import type { UrlActionProps } from "./url-action-props.ts";

async function fetchOrder(id: string) {
  try {
    return await browserApi().call(orderEndpoints.get, { params: { orderId: orderIdSchema.parse(id) } });
  } catch (error) {
    const message = isRefused(error, "not-found") ? orderNotFoundText : getErrorMessage(error);
    throw new Error(message, { cause: error });
  }
}

/** Opens the order named in the URL: the machine with the API and the router. */
export function OrderLink({ value, user, goTo, clearAddress, logIn }: UrlActionProps) {
  const { pathname } = useLocation();
  const alert = useAlert();
  const provided = useMemo(
    () =>
      orderDeepLinkMachine.provide({
        actors: { fetchOrder: fromPromise(({ input }) => fetchOrder(input.order)) },
        actions: {
          logIn: () => logIn(),
          show: (_, { page }) => goTo(page),
          clearAddress: () => clearAddress(),
          showAlert: (_, params) => alert(params),
        },
      }),
    [alert, clearAddress, goTo, logIn],
  );
  const [, send] = useMachine(provided, { input: { viewer: user } });
  useEffect(() => send({ type: "ARRIVE", order: value, pathname }), [send, value, pathname]);
  return null;
}
