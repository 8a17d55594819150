import type { Api } from "@heirloop/api-client/http/http-client";
import {
  passwordAndCodeSchema,
  passwordConfirmationSchema,
  twoStepConfirmationSchema,
  twoStepEndpoints,
} from "@heirloop/contract/two-step/two-step.endpoints";
import type { TwoStepAnswer, TwoStepForm, TwoStepKey } from "@heirloop/ui/screens/two-step/two-step-form";
import { toCredentialsResult } from "../api/credentials-result.ts";
import { validateFields } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { drawQrCode } from "./qr-code.server.ts";

/** What the page shows next, and the token of the new session if there is one. */
export type TwoStepChange = { answer: TwoStepAnswer; token?: string };

/** The longest address that a QR code can hold is far above this. */
const longestUri = 600;

/** The key that the form posted back; undefined if it is not one. */
function readKey(form: FormData): TwoStepKey | undefined {
  const uri = formText(form, "uri");
  const key = URL.canParse(uri) ? new URL(uri).searchParams.get("secret") : null;
  if (key === null || uri.length > longestUri) return undefined;
  return { setUp: formText(form, "setUp"), uri, key, qrCode: drawQrCode(uri) };
}

async function setUp(api: Api, form: FormData): Promise<TwoStepChange> {
  const checked = validateFields(passwordConfirmationSchema, { password: formText(form, "password") });
  if (!checked.ok) return { answer: { form: "set-up", ...checked.answer } };
  const made = await api.call(twoStepEndpoints.setUp, { body: checked.value });
  return { answer: { form: "turn-on", key: { ...made, qrCode: drawQrCode(made.uri) } } };
}

async function turnOn(api: Api, form: FormData): Promise<TwoStepChange> {
  const key = readKey(form);
  if (key === undefined)
    return { answer: { form: "set-up", problem: "The key is incomplete. Please start again." } };
  const code = formText(form, "code");
  const shown = { form: "turn-on", key, values: { code } } as const;
  const checked = validateFields(twoStepConfirmationSchema, { setUp: key.setUp, code });
  if (!checked.ok) return { answer: { ...shown, ...checked.answer } };
  try {
    const { token, recoveryCodes } = await api.call(twoStepEndpoints.turnOn, { body: checked.value });
    return { token, answer: { form: "turn-on", recoveryCodes } };
  } catch (error) {
    const { errors, problem } = toCredentialsResult(error);
    const tooOld = errors?.["setUp"];
    return tooOld === undefined
      ? { answer: { ...shown, errors, problem } }
      : { answer: { form: "set-up", problem: tooOld } };
  }
}

async function change(
  api: Api,
  form: FormData,
  intent: "recovery-codes" | "turn-off",
): Promise<TwoStepChange> {
  const code = formText(form, "code");
  const checked = validateFields(passwordAndCodeSchema, { password: formText(form, "password"), code });
  if (!checked.ok) return { answer: { form: intent, values: { code }, ...checked.answer } };
  try {
    if (intent === "turn-off") {
      const { token } = await api.call(twoStepEndpoints.turnOff, { body: checked.value });
      return { token, answer: { form: intent, isOff: true } };
    }
    const { token, recoveryCodes } = await api.call(twoStepEndpoints.renewRecoveryCodes, {
      body: checked.value,
    });
    return { token, answer: { form: intent, recoveryCodes } };
  } catch (error) {
    return { answer: { form: intent, values: { code }, ...toCredentialsResult(error) } };
  }
}

const intents: readonly TwoStepForm[] = ["set-up", "turn-on", "recovery-codes", "turn-off"];

/** Submits one of the page's forms; what was typed stays on an error, except for passwords. */
export async function changeTwoStep(api: Api, form: FormData): Promise<TwoStepChange> {
  const sent = formText(form, "intent");
  const intent = intents.find((known) => known === sent) ?? "set-up";
  if (intent === "turn-on") return turnOn(api, form);
  if (intent !== "set-up") return change(api, form, intent);
  try {
    return await setUp(api, form);
  } catch (error) {
    return { answer: { form: intent, ...toCredentialsResult(error) } };
  }
}
