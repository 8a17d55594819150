import { expect, test } from "vitest";
import { promoEmailSchema } from "../promo/promo.endpoints.ts";
import { emailSchema, newPasswordSchema, phoneSchema } from "./user-fields.ts";

const messages = (email: string) =>
  promoEmailSchema.safeParse({ email }).error?.issues.map(({ message }) => message) ?? [];

test("trims an email address and converts it to lower case", () => {
  expect(emailSchema.parse("  Ada@Example.ORG ")).toBe("ada@example.org");
});

test.each([
  "ada",
  "ada@",
  "@example.org",
  "ada@example",
  "ada@example.",
  "a da@example.org",
  "ada@ex@ample.org",
  "ada@.org",
])("rejects %j as an email address", (email) => {
  expect(emailSchema.safeParse(email).error?.issues.map(({ message }) => message)).toContain(
    "Please enter a valid email address",
  );
});

test.each(["a@b.c", "ada@mail.example.org", "ada@example.org.", "ada@..org", "ada@a..b", "a.b+c@d.e"])(
  "accepts %j as an email address",
  (email) => {
    expect(emailSchema.parse(email)).toBe(email);
  },
);

test("distinguishes an empty from a malformed address in the promo form", () => {
  expect(messages("")).toContain("Add email first");
  expect(messages("ada")).toEqual(["Please enter a valid email address"]);
  expect(messages("ada@example.org")).toEqual([]);
});

test("requires ten characters in a new password", () => {
  expect(newPasswordSchema.safeParse("123456789").success).toBe(false);
  expect(newPasswordSchema.safeParse("1234567890").success).toBe(true);
});

test("validates phone numbers", () => {
  expect(
    ["+1 (316) 555-0142", "316.555.0142", "12345", "call me"].map(
      (phone) => phoneSchema.safeParse(phone).success,
    ),
  ).toEqual([true, true, false, false]);
});
