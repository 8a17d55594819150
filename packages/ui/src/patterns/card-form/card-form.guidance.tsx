import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Where a buyer pays: the checkout, and an order whose card was declined.",
    "`gatewayForm` with a real payment gateway; its form is framed by `GatewayForm`, which shows loading and failure. Without it, these are the fields for the sandbox’s test cards.",
  ],
  avoid: [
    { when: "It is about where a seller’s money goes: `ConnectPayouts`." },
    { when: "Any other number or text.", instead: "text-field" },
  ],
  content: [
    "The sandbox says that no money moves and names the test cards. It must never look like a form for real cards.",
    "A declined card is reported at the card number, in the gateway’s form below all of its fields.",
  ],
};
