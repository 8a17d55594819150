import { inquiryEndpoints } from "@heirloop/contract/inquiry/inquiry.endpoints";
import { expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

const message = {
  name: " Ada Byron ",
  email: "Ada@Demo.test",
  topic: "buying",
  message: "Is there an elevator at your hub?",
} as const;
const application = {
  name: "Ada Byron",
  studio: "Byron Interiors",
  email: "ada@demo.test",
  website: "byron-interiors.example/work",
  profession: "interior_design",
  message: "Three apartments a year.",
} as const;

export function inquiryCalls(contract: Contract): void {
  const { answer, problem } = contract;

  test("POST /api/contact accepts a message from anyone, once per key", async () => {
    await answer("guest", inquiryEndpoints.contact, { body: message, key: "one-message" });
    await answer("guest", inquiryEndpoints.contact, { body: message, key: "one-message" });
    await answer("blocked", inquiryEndpoints.contact, { body: message });
    const again = { body: { ...message, topic: "other" }, key: "one-message" };
    expect(inShort(await problem("guest", inquiryEndpoints.contact, again))).toBe("422 key-reused");
    const wrong = { body: { ...message, name: " ", email: "ada@demo", topic: "weather", message: "" } };
    expect(inShort(await problem("guest", inquiryEndpoints.contact, wrong))).toBe(
      "422 invalid name email topic message",
    );
  });

  test("POST /api/trade-applications accepts an application from anyone; website and tax ID are optional", async () => {
    const { website: _website, ...least } = application;
    await answer("guest", inquiryEndpoints.trade, { body: application });
    await answer("guest", inquiryEndpoints.trade, { body: least });
    await answer("shopper", inquiryEndpoints.trade, {
      body: { ...application, website: "", taxId: "12-3456789" },
    });
    const wrong = { body: { ...application, studio: "", website: "my site", profession: "poet" } };
    expect(inShort(await problem("guest", inquiryEndpoints.trade, wrong))).toBe(
      "422 invalid studio website profession",
    );
  });
}
