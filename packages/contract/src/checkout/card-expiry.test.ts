import { expect, test } from "vitest";
import { formatCardExpiry } from "./card-expiry.ts";
import { sandboxCardSchema } from "./checkout.schema.ts";

const parse = (expiry: string) =>
  sandboxCardSchema.safeParse({ number: "4242 4242 4242 4242", expiry, cvc: "123" });

test.each(["12/30", "1230", "12 30", "12 / 30", " 12/ 30 "])("reads %o as 12/30", (expiry) => {
  expect([parse(expiry).data?.expiry, formatCardExpiry(expiry)]).toEqual(["12/30", "12/30"]);
});

test.each(["", "12", "123", "12/3", "1330", "0030", "12//30", "12-30", "12/2030"])(
  "refuses %o and leaves it as typed",
  (expiry) => {
    expect(parse(expiry).error?.issues.map(({ message }) => message)).toEqual(["Use MM/YY"]);
    expect(formatCardExpiry(expiry)).toBe(expiry);
  },
);
