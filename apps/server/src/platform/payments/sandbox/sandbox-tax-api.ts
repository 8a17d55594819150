import { stateOfZip } from "@heirloop/contract/address/zip-states";
import { stateTaxRates } from "@heirloop/contract/tax/sales-tax";
import { type Context, Hono } from "hono";
import type { Stripe } from "stripe";
import { invalid, missing, readForm } from "./sandbox-requests.ts";

type Calculation = Pick<
  Stripe.Tax.Calculation,
  "id" | "object" | "amount_total" | "currency" | "tax_amount_exclusive" | "tax_amount_inclusive"
> & { shipping_cost: Pick<Stripe.Tax.Calculation.ShippingCost, "amount" | "amount_tax"> | null };
type Transaction = Pick<
  Stripe.Tax.Transaction,
  "id" | "object" | "currency" | "created" | "reference" | "reversal" | "type"
>;
type Recorded = Transaction & { /** Cents, with tax; negative for a reversal. */ amount: number };

/** Millionths on top of the state's rate, by ZIP code. */
const localRates = new Map([
  ["10001", 48_750],
  ["94610", 35_000],
  ["94704", 30_000],
]);
/** States that do not tax a delivery. */
const untaxedDelivery = ["CA", "MA"];

export type SandboxTaxes = Readonly<{ api: Hono; /** Oldest first. */ recorded: readonly Recorded[] }>;

/** The part of Stripe Tax that the shop uses, kept in memory: only tests, and no demo, let Stripe calculate the tax. */
export function createSandboxTaxes(now: () => Date): SandboxTaxes {
  const calculations = new Map<string, Calculation>();
  const recorded: Recorded[] = [];
  const answers = new Map<string, object>();
  const api = new Hono();

  /** Returns the first answer to a key again, as Stripe does. */
  async function once<Answer extends object>(
    context: Context,
    create: () => Promise<Answer>,
  ): Promise<Response> {
    const key = context.req.header("idempotency-key");
    const answer = answers.get(key ?? "") ?? (await create());
    if (key !== undefined) answers.set(key, answer);
    return context.json(answer);
  }

  function record(fields: Pick<Recorded, "reference" | "reversal" | "amount">): Transaction {
    if (recorded.some(({ reference }) => reference === fields.reference))
      throw invalid("resource_already_exists", "The reference is not unique.", "reference");
    const { amount, ...transaction } = {
      ...fields,
      id: `tax_${fields.reference}`,
      object: "tax.transaction" as const,
      currency: "usd",
      created: Math.floor(now().getTime() / 1000),
      type: fields.reversal === null ? "transaction" : "reversal",
    };
    recorded.push({ ...transaction, amount });
    return transaction;
  }

  api.get("/settings", (context) => context.json({ object: "tax.settings", status: "active" }));
  api.post("/calculations", (context) =>
    once(context, async (): Promise<Calculation> => {
      const form = await readForm(context);
      const zip = form.need("customer_details[address][postal_code]").slice(0, 5);
      const [state] = stateOfZip(zip) ?? [];
      if (state === undefined || state !== form.need("customer_details[address][state]"))
        throw invalid("customer_tax_location_invalid", "The customer's location isn't recognized.");
      const rate =
        stateTaxRates({ type: "pickup", place: `, ${state}`, coordinates: null }).items +
        (localRates.get(zip) ?? 0);
      const taxOf = (amount: number) => Math.round((amount * rate) / 1_000_000);
      let items = 0;
      let tax = 0;
      for (let at = 0; form.get(`line_items[${at}][amount]`) !== null; at += 1) {
        const amount = Number(form.need(`line_items[${at}][amount]`));
        items += amount;
        tax += taxOf(amount);
      }
      const amount = Number(form.get("shipping_cost[amount]") ?? 0);
      const shipping = { amount, amount_tax: untaxedDelivery.includes(state) ? 0 : taxOf(amount) };
      tax += shipping.amount_tax;
      const id = `taxcalc_${calculations.size + 1}`;
      const calculation: Calculation = {
        id,
        object: "tax.calculation",
        currency: "usd",
        amount_total: items + amount + tax,
        tax_amount_exclusive: tax,
        tax_amount_inclusive: 0,
        shipping_cost: form.get("shipping_cost[amount]") === null ? null : shipping,
      };
      calculations.set(id, calculation);
      return calculation;
    }),
  );
  api.post("/transactions/create_from_calculation", (context) =>
    once(context, async () => {
      const form = await readForm(context);
      const calculation = calculations.get(form.need("calculation"));
      if (calculation === undefined) throw missing("tax calculation");
      return record({ reference: form.need("reference"), reversal: null, amount: calculation.amount_total });
    }),
  );
  api.post("/transactions/create_reversal", (context) =>
    once(context, async () => {
      const form = await readForm(context);
      const original = recorded.find(({ id }) => id === form.need("original_transaction"));
      if (original === undefined) throw missing("tax transaction");
      const amount = Number(form.need("flat_amount"));
      const left = recorded
        .filter(({ id, reversal }) => id === original.id || reversal?.original_transaction === original.id)
        .reduce((sum, one) => sum + one.amount, 0);
      if (amount >= 0 || left + amount < 0)
        throw invalid("amount_too_large", "The reversal is greater than what is left.", "flat_amount");
      return record({
        reference: form.need("reference"),
        reversal: { original_transaction: original.id },
        amount,
      });
    }),
  );
  return { api, recorded };
}
