import {
  consignmentEndpoints,
  consignmentPlanSchema,
} from "@heirloop/contract/consignment/consignment.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { percentOf } from "@heirloop/contract/number/number-of";
import { data, type RouterContextProvider } from "react-router";
import { validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { serverApi } from "../api/server-api.ts";
import type { CollectionIntent } from "@heirloop/ui/patterns/consignment/collection-form";
import { isCollectionIntent, sendCollectionForm } from "../consign/collection-action.server.ts";
import { openConsignmentChat } from "../consign/open-consignment-chat.server.ts";
import { consignmentRefusal } from "../consign/consignment-refusal.ts";

const buttonActions = {
  decline: {
    endpoint: consignmentEndpoints.decline,
    message: "You passed on it. You can find it under Missed.",
  },
  collect: { endpoint: consignmentEndpoints.collect, message: "Marked as collected." },
  return: { endpoint: consignmentEndpoints.giveBack, message: "Marked as returned to its owner." },
} as const;
const isButtonIntent = (intent: string): intent is keyof typeof buttonActions => intent in buttonActions;

const collectionMessages: Readonly<Record<CollectionIntent, string>> = {
  "set-pickup": "The address is saved.",
  schedule: "The owner is notified of the time that you proposed.",
  "confirm-schedule": "The time is agreed. The owner is notified.",
  release: "You released it. Other shops can accept it now.",
};

function parsePlan(form: FormData) {
  return validateFields(consignmentPlanSchema, {
    pricePlan: centsOf(formText(form, "pricePlan")),
    share: percentOf(formText(form, "share")) ?? Number.NaN,
  });
}

const fieldMessages: Readonly<Record<string, string>> = {
  pricePlan: amountMessage,
  price: amountMessage,
  requestedPrice: amountMessage,
  share: "Enter a whole percentage from 10 to 80",
};

/** Messages for the form's fields. */
const getMessages = (errors: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, fieldMessages[field] ?? error]));

/** Handles the buttons and the form of one consignment. */
export async function handleConsignmentAction(
  { context }: { context: Readonly<RouterContextProvider> },
  form: FormData,
) {
  const parsedId = idSchema.safeParse(formText(form, "consignment"));
  if (!parsedId.success) throw data("There is no such consignment.", { status: 400 });
  const answer = { about: "consignment" as const, consignment: parsedId.data };
  const params = { id: parsedId.data };
  const api = serverApi(context);
  const intent = formText(form, "intent");
  try {
    if (intent === "accept") {
      const plan = parsePlan(form);
      if (!plan.ok) return { ...answer, errors: getMessages(plan.answer.errors) };
      await api.call(consignmentEndpoints.accept, { params, body: plan.value });
      return {
        ...answer,
        message:
          "You accepted it. You can find it under Accepted. Next, agree on a collection time with the owner.",
      };
    }
    if (intent === "list") {
      const validated = validateFields(consignmentEndpoints.sell.body, {
        title: formText(form, "title"),
        // An invalid amount must not count as a missing one, which would keep the agreed price.
        price: centsOf(formText(form, "price")) ?? Number.NaN,
        description: formText(form, "description").trim() || undefined,
      });
      if (!validated.ok) return { ...answer, errors: getMessages(validated.answer.errors) };
      await api.call(consignmentEndpoints.sell, { params, body: validated.value });
      return { ...answer, message: "It is for sale. You can add more details in its listing." };
    }
    if (intent === "message") return await openConsignmentChat(api, params.id);
    if (intent === "request-price") {
      const validated = validateFields(consignmentEndpoints.requestPrice.body, {
        price: centsOf(formText(form, "requestedPrice")) ?? Number.NaN,
      });
      if (!validated.ok) return { ...answer, errors: { requestedPrice: amountMessage } };
      await api.call(consignmentEndpoints.requestPrice, { params, body: validated.value });
      return { ...answer, message: "We’ve asked the owner and will notify you as soon as they answer." };
    }
    if (isCollectionIntent(intent)) {
      const refused = await sendCollectionForm(api, params.id, intent, form);
      return refused === null
        ? { ...answer, message: collectionMessages[intent] }
        : { ...answer, ...refused };
    }
    if (!isButtonIntent(intent)) throw data("There is no such button.", { status: 400 });
    await api.call(buttonActions[intent].endpoint, { params });
    return { ...answer, message: buttonActions[intent].message };
  } catch (error) {
    const { problem, errors = {} } = consignmentRefusal(error);
    const { price, ...others } = errors;
    // Only the price has a field; other errors are shown above the list.
    if (price !== undefined && Object.keys(others).length === 0)
      return { ...answer, errors: { [intent === "request-price" ? "requestedPrice" : "price"]: price } };
    return { ...answer, problem: problem ?? Object.values(errors).join(" ") };
  }
}
