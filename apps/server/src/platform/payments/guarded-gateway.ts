import { isTransactionOpen } from "../database/transaction.ts";
import { withSpan } from "../tracing/tracing.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

/**
 * Traces each call to the gateway, and makes one inside an open transaction an error. The network would hold
 * its locks, and a rollback would forget money that has moved.
 */
export function guardGateway(gateway: PaymentGateway): PaymentGateway {
  const guarded =
    <Args extends unknown[], Answer>(name: string, call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (isTransactionOpen())
        throw new Error(`The payment gateway was called inside a transaction (${name}).`);
      return withSpan(`payment ${name}`, { side: "client" }, () => call(...args));
    };
  return {
    // It needs no network.
    parseEvent: gateway.parseEvent,
    saveCard: guarded("saveCard", gateway.saveCard),
    deleteCustomer: guarded("deleteCustomer", gateway.deleteCustomer),
    listReports: guarded("listReports", gateway.listReports),
    findDispute: guarded("findDispute", gateway.findDispute),
    findAccount: guarded("findAccount", gateway.findAccount),
    setUpCard: guarded("setUpCard", gateway.setUpCard),
    authorize: guarded("authorize", gateway.authorize),
    charge: guarded("charge", gateway.charge),
    find: guarded("find", gateway.find),
    capture: guarded("capture", gateway.capture),
    void: guarded("void", gateway.void),
    refund: guarded("refund", gateway.refund),
    onboard: guarded("onboard", gateway.onboard),
    deleteAccount: guarded("deleteAccount", gateway.deleteAccount),
    transfer: guarded("transfer", gateway.transfer),
  };
}
