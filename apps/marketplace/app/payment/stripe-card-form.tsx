import { GatewayForm } from "@heirloop/ui/patterns/card-form/gateway-form";
import { themes } from "@heirloop/ui/theme/themes";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useMemo, useState } from "react";
import { getDeviceTheme } from "../theme/device-theme.ts";
import { useTheme } from "../theme/use-theme.ts";
import { type CardFormProps, saveCard } from "./card-entry.ts";

const refusalText = "Check the card’s number, date and code";

function useAppearance(): Appearance {
  const chosen = useTheme();
  return useMemo(() => {
    const byDevice = getDeviceTheme(Object.values(themes), (media) => window.matchMedia(media).matches);
    const { colors, colorScheme } = chosen ? themes[chosen] : (byDevice ?? themes.light);
    return {
      theme: colorScheme === "dark" ? "night" : "stripe",
      variables: {
        colorPrimary: colors.focus,
        colorBackground: colors.surface,
        colorText: colors.ink,
        colorTextSecondary: colors.inkSoft,
        colorDanger: colors.danger,
        // Smaller text makes phones zoom in.
        fontSizeBase: "16px",
      },
    };
  }, [chosen]);
}

const gateway = { name: "Stripe", site: "stripe.com" };

type State = "loading" | "ready" | "failed";
type FieldsProps = Pick<CardFormProps, "entryRef"> & {
  isReady: boolean;
  onState: (state: State) => void;
};

function Fields({ entryRef, isReady, onState }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  useEffect(() => {
    if (stripe === null || elements === null || !isReady) return undefined;
    entryRef.current = {
      async check() {
        const { error } = await elements.submit();
        if (error) elements.getElement("payment")?.focus();
        return error ? { number: error.message ?? refusalText } : {};
      },
      async save(api) {
        const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
        return error ? { errors: { number: error.message ?? refusalText } } : saveCard(api, paymentMethod.id);
      },
    };
    return () => void (entryRef.current = null);
  }, [stripe, elements, isReady, entryRef]);
  return (
    <PaymentElement
      options={{ wallets: { applePay: "never", googlePay: "never", link: "never" } }}
      onReady={() => onState("ready")}
      onLoadError={() => onState("failed")}
    />
  );
}

/** Stripe's own card form. The card goes to Stripe; the shop sees its payment method only. */
export function StripeCardForm({ publicKey, entryRef }: CardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);
  const appearance = useAppearance();
  useEffect(() => {
    let isCurrent = true;
    loadStripe(publicKey).then(
      (loaded) => isCurrent && setStripe(loaded),
      () => isCurrent && setState("failed"),
    );
    return () => void (isCurrent = false);
  }, [publicKey, attempt]);
  return (
    <GatewayForm
      state={state}
      gateway={gateway}
      onRetry={() => {
        setState("loading");
        setAttempt(attempt + 1);
      }}
    >
      {stripe !== null && (
        <Elements
          stripe={stripe}
          options={{
            mode: "setup",
            currency: "usd",
            locale: "en",
            paymentMethodCreation: "manual",
            allowedPaymentMethodTypes: ["card"],
            appearance,
          }}
        >
          <Fields entryRef={entryRef} isReady={state === "ready"} onState={setState} />
        </Elements>
      )}
    </GatewayForm>
  );
}
