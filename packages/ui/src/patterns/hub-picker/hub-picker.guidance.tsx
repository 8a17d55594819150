import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "In a form that needs the nearest city of our delivery network: where a piece stands, where a shop or user is.",
    "`place` with the current city, which is then the first option and the default.",
  ],
  avoid: [
    { when: "Furniture near the visitor is to be shown, without a form.", instead: "patterns/region" },
    { when: "A full address is needed: `AddressForm`." },
    { when: "Any other long list.", instead: "combobox" },
  ],
  content: [
    "Cities are listed with their state. Where people say the area instead, it is found by that as well: the Bay Area.",
    "`hint` says who sees the city, since an address is private.",
  ],
};
