import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Where an action needs a confirmed email address: a promo code at the checkout, a review, the settings.",
    "`onResend` where it is inside another form; otherwise it posts by itself.",
  ],
  avoid: [
    { when: "The user is to enter an address.", instead: "text-field" },
    { when: "A visitor wants the pieces they saved by email.", instead: "patterns/saved-pieces-form" },
    { when: "It confirms what a link in an email does.", instead: "patterns/confirm-link" },
  ],
  content: [
    "`purpose` completes “Confirm your email address …”: “to use a promo code”. Say what it allows.",
    "`problem` says why the email could not be sent and when to try again.",
  ],
};
