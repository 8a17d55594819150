import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { expect, test } from "vitest";
import { shopAddressProblem } from "./shop-address.ts";

const most = constants.addressesPerShop;

test.each([
  ["a free address", { owner: null, used: 2 }, null],
  ["its own former address, after the last free one", { owner: "shop", used: most }, null],
  ["another shop's address", { owner: "rival", used: 2 }, "Another shop has this address"],
  [
    "one address too many",
    { owner: null, used: most + 1 },
    `Your shop has had ${most} addresses, which is the most it can have. Choose one of those.`,
  ],
])("%s", (_name, address, problem) => {
  expect(shopAddressProblem({ shop: "shop", ...address })).toBe(problem);
});
