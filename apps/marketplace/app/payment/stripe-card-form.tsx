import { ErrorState } from "@heirloop/ui/components/error-state/error-state";
import { Skeleton } from "@heirloop/ui/components/skeleton/skeleton";
import { themes } from "@heirloop/ui/theme/themes";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { useTheme } from "../theme/use-theme.ts";
import { type CardEntry, saveCard } from "./card-entry.ts";

export type StripeCardFormProps = {
  publishableKey: string;
  /** Set while a card can be typed. */
  entryRef: RefObject<CardEntry | null>;
};

const refusalText = "Check the card’s number, date and code";

function useAppearance(): Appearance {
  const chosen = useTheme();
  return useMemo(() => {
    const byDevice = Object.values(themes).findLast(
      ({ media }) => media === null || window.matchMedia(media).matches,
    );
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

function Fields({ entryRef, onFailed }: Pick<StripeCardFormProps, "entryRef"> & { onFailed: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
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
    <>
      {!isReady && <Skeleton shape="control" />}
      <PaymentElement
        options={{ wallets: { applePay: "never", googlePay: "never", link: "never" } }}
        onReady={() => setIsReady(true)}
        onLoadError={onFailed}
      />
    </>
  );
}

/** Stripe's own card form. The card goes to Stripe; the shop sees its payment method only. */
export function StripeCardForm({ publishableKey, entryRef }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const appearance = useAppearance();
  useEffect(() => {
    let isCurrent = true;
    loadStripe(publishableKey).then(
      (loaded) => isCurrent && setStripe(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [publishableKey, attempt]);
  if (failed)
    return (
      <ErrorState
        compact
        title="The card form could not be loaded"
        onRetry={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        It comes from Stripe, which handles our payments. Check your connection, or whether something in your
        browser blocks stripe.com.
      </ErrorState>
    );
  if (stripe === null) return <Skeleton shape="control" />;
  return (
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
      <Fields entryRef={entryRef} onFailed={() => setFailed(true)} />
    </Elements>
  );
}
